/** Tracks records whose only changes were made by blocks, not by the user. */
export interface OwnChanges {
	/** Announces that the next change is made by a block. */
	readonly announce: () => void;
	/** Records a change of blocks without a step of undo: made by a block if that was announced, else by the user. */
	readonly note: ( record: string ) => void;
	/** The record has changes of the user. */
	readonly forget: ( record: string ) => void;
	readonly isAll: ( record: string ) => boolean;
}

export function createOwnChanges(): OwnChanges {
	const ownOnly = new Map< string, boolean >();
	let isAnnounced = false;
	return {
		announce: () => {
			isAnnounced = true;
			// The change follows in the same task, or not at all.
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
