/** A header for requests whose changes are one entry in the site's history. */
export type RunHeader = Readonly< Record< string, string > >;

/** Starts such a run. The site lets requests join it for ten minutes. */
export const newRun = (): RunHeader => ( { 'X-Atelier-Run': makeUuid() } );

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
