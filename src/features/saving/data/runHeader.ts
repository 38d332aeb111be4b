let run = '';

/** Starts a run: the site's history stores the changes of its requests as one entry. */
export function beginHeader(): void {
	run = makeUuid();
}

export function endHeader(): void {
	run = '';
}

/** The header of the current run; empty outside a save. */
export const runHeader = (): Readonly< Record< string, string > > =>
	run === '' ? {} : { 'X-Atelier-Run': run };

/** `randomUUID` needs a secure connection. */
function makeUuid(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	const digits = Array.from( bytes, ( byte, at ) =>
		// The version and variant bits of a random UUID.
		( at === 6
			? ( byte % 16 ) + 64
			: at === 8
				? ( byte % 64 ) + 128
				: byte
		)
			.toString( 16 )
			.padStart( 2, '0' )
	).join( '' );
	return digits.replace(
		/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
		'$1-$2-$3-$4-$5'
	);
}
