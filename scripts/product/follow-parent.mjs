// Loaded before a program that must not outlive the command that started it: the channel closes when that command
// ends in whatever way, kill -9 included, and the program then gets the signal on which it stops in good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
