let run = '';

/** Has the saves that follow belong together: the site's history keeps what they change as one entry. */
export function beginHeader(): void {
	run = makeUuid();
}

export function endHeader(): void {
	run = '';
}

/** What the requests of one save have in common; nothing outside of one. */
export const runHeader = (): Readonly< Record< string, string > > =>
	run === '' ? {} : { 'X-Atelier-Run': run };

/** `randomUUID` needs a secure connection. */
function makeUuid(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	const digits = Array.from( bytes, ( byte, at ) =>
		// Version and variant of random ones.
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
