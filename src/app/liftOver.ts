/** The vertical place of something on the screen, in pixels. */
interface Band {
	readonly top: number;
	readonly bottom: number;
}

/** The space between a message and what it must not cover. */
const GAP = 8;

/** How far a message has to move up so that it covers none of some bars. */
export function liftOver( message: Band, bars: readonly Band[] ): number {
	let lift = 0;
	for ( let tries = 0; tries <= bars.length; tries++ ) {
		const covered = bars.filter(
			( { top, bottom } ) =>
				top < message.bottom - lift && bottom > message.top - lift
		);
		if ( covered.length === 0 ) {
			break;
		}
		lift =
			message.bottom +
			GAP -
			Math.min( ...covered.map( ( { top } ) => top ) );
	}
	return Math.min( lift, Math.max( 0, message.top ) );
}
