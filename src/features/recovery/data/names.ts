/** The IndexedDB database; includes/Recovery/Recovery_Module.php repeats this name. */
export const DATABASE = 'atelier-recovery';

/** The prefix of the keys in sessionStorage; includes/Recovery/Recovery_Module.php repeats it. */
export const TAB_PREFIX = 'atelier-unsaved ';
