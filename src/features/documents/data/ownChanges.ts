/** Which records have nothing new but what blocks changed by themselves. */
export interface OwnChanges {
	/** A block is about to change by itself, before anything else happens. */
	readonly announce: () => void;
	/** Blocks were given to their record without a step of undo: by themselves where that was announced, else typed. */
	readonly note: ( record: string ) => void;
	/** The record took a change of the user, and with it all before. */
	readonly forget: ( record: string ) => void;
	readonly isAll: ( record: string ) => boolean;
}

export function createOwnChanges(): OwnChanges {
	const ownOnly = new Map< string, boolean >();
	let isAnnounced = false;
	return {
		announce: () => {
			isAnnounced = true;
			// The change follows at once, or its record is not told of it.
			queueMicrotask( () => {
				isAnnounced = false;
			} );
		},
		note: ( record ) => {
			ownOnly.set(
				record,
				isAnnounced && ownOnly.get( record ) !== false
			);
		},
		forget: ( record ) => void ownOnly.delete( record ),
		isAll: ( record ) => ownOnly.get( record ) === true,
	};
}
