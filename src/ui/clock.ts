import { useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ageLabel, isRelative } from '@/kernel/age';
import { createSignal } from '@/kernel/signal';
import { timeYesterday } from '@/kernel/siteClock';
import { locale } from '@/platform/locale';
import { siteNow } from '@/platform/siteNow';
import { siteZone } from '@/platform/siteZone';

/** How often ages are looked at again, in milliseconds. */
const PAUSE = 10_000;

const time = createSignal( 0 );
let readers = 0;
let timer: ReturnType< typeof setInterval > | undefined;

const tick = () => time.set( siteNow().getTime() );

/** A page that nobody sees waits, and is up to date once it is seen again. */
function runWhileVisible(): void {
	clearInterval( timer );
	if ( ! document.hidden ) {
		tick();
		timer = setInterval( tick, PAUSE );
	}
}

/** One timer for everything on the page that shows an age. */
function subscribe( listener: () => void ): () => void {
	const stop = time.subscribe( listener );
	readers += 1;
	if ( readers === 1 ) {
		runWhileVisible();
		document.addEventListener( 'visibilitychange', runWhileVisible );
	}
	return () => {
		stop();
		readers -= 1;
		if ( readers === 0 ) {
			clearInterval( timer );
			document.removeEventListener( 'visibilitychange', runWhileVisible );
		}
	};
}

function now(): Date {
	if ( readers === 0 ) {
		tick();
	}
	return new Date( time.get() );
}

/**
 * A time in words, such as "5 minutes ago", which go on while they are shown; empty for none or an invalid one. Renders
 * again only once the words are others.
 *
 * @param date
 */
export const useAge = ( date: Date | null ): string =>
	useSyncExternalStore( subscribe, () =>
		date && ! Number.isNaN( date.getTime() ) ? ageText( date, now() ) : ''
	);

function ageText( date: Date, at: Date ): string {
	const age = ageLabel( date, at, locale(), siteZone() );
	const time = isRelative( date, at )
		? null
		: timeYesterday( siteZone(), date, at, locale() );
	return time === null
		? age
		: sprintf(
				/* translators: %s: a time, such as "1:27 AM". */
				__( 'Yesterday at %s', 'atelier' ),
				time
			);
}
