/** The versions that our own saves created: what a list has loaded before them is of an earlier one. */
export interface OwnVersions {
	/** The version of a record after all saves that were noted. */
	readonly latest: ( record: string, version: string ) => string;
	readonly note: ( record: string, before: string, after: string ) => void;
}

export function createOwnVersions(): OwnVersions {
	const newer = new Map< string, string >();
	const keyOf = ( record: string, version: string ) =>
		`${ record } ${ version }`;
	return {
		latest( record, version ) {
			let latest = version;
			for (
				let next: string | undefined = version;
				next !== undefined;
				next = newer.get( keyOf( record, latest ) )
			) {
				latest = next;
			}
			return latest;
		},
		note( record, before, after ) {
			if ( after === before ) {
				return;
			}
			newer.set( keyOf( record, before ), after );
			// A title that is changed back has its version from before again, where a plugin keeps the time of the last change.
			newer.delete( keyOf( record, after ) );
		},
	};
}
