const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;

const STEP = 1024;

/** A size with its unit, such as "12 MB". */
export function sizeLabel( bytes: number, locale: string ): string {
	let size = Math.max( 0, bytes );
	let at = 0;
	while ( size >= STEP && at < UNITS.length - 1 ) {
		size /= STEP;
		at++;
	}
	return new Intl.NumberFormat( locale, {
		style: 'unit',
		unit: UNITS[ at ] ?? 'byte',
		unitDisplay: at === 0 ? 'long' : 'short',
		maximumFractionDigits: size < 10 && at > 0 ? 1 : 0,
	} ).format( size );
}
