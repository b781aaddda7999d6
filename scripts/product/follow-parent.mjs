// Preloaded by programs that must not outlive their parent: the channel closes when the parent ends in any way, kill
// -9 included, and the program then gets the signal on which it stops cleanly.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
