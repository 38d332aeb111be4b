/** The database of the browser; includes/Recovery/Recovery_Module.php knows this name as well. */
export const DATABASE = 'atelier-recovery';

/** What the names of entries in the tab's own storage begin with; includes/Recovery/Recovery_Module.php knows it as well. */
export const TAB_PREFIX = 'atelier-unsaved ';
