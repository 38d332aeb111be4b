/** How fast scripts may run one after the other. */
export interface Pace {
	/** Whether someone is waiting for the result. */
	isUrgent(): boolean;
	/** Resolves when the browser is idle, or as soon as it is urgent. */
	untilAllowed(): Promise< void >;
}

/** The state of the page's scripts; lives as long as the page. */
export interface ScriptLedger {
	/** Handles that have run. */
	readonly done: Set< string >;
	/** Whether each file has been downloaded, by URL; each is requested once. */
	readonly downloads: Map< string, Promise< boolean > >;
}
