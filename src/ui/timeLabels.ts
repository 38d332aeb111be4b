import { __, sprintf } from '@wordpress/i18n';
import {
	differsFromSite,
	ownZoneLabel,
	siteDateLabel,
	zoneLabel,
} from '@/kernel/siteClock';
import { locale } from '@/platform/locale';
import { siteZone } from '@/platform/siteZone';
import { isolated } from './quoted';

/** A time on the browser's own clock, with its time zone. */
const ownTimeLabel = ( date: Date ): string =>
	sprintf(
		/* translators: 1: a date with its time, 2: a time zone, such as "Europe/Berlin". */
		__( '%1$s where you are (%2$s)', 'atelier' ),
		date.toLocaleString( locale(), {
			dateStyle: 'medium',
			timeStyle: 'short',
		} ),
		ownZoneLabel()
	);

/** A time in the site's time zone, which is named where the browser's clock says something else. */
export function siteTimeLabel( date: Date ): string {
	const zone = siteZone();
	const atSite = siteDateLabel( zone, date, locale() );
	return differsFromSite( zone, date )
		? sprintf(
				/* translators: 1: a date with its time, 2: its time zone, such as "Europe/Berlin". */
				__( '%1$s (%2$s)', 'atelier' ),
				atSite,
				zoneLabel( zone )
			)
		: atSite;
}

/** The same, with both zones. */
export function fullTimeLabel( date: Date ): string {
	const atSite = siteTimeLabel( date );
	return differsFromSite( siteZone(), date )
		? `${ atSite } · ${ ownTimeLabel( date ) }`
		: atSite;
}

/** The time zone of a field for a time, and what that time is on the browser's own clock. */
export function zonesLabel( date: Date ): string {
	const zone = siteZone();
	const atSite = sprintf(
		/* translators: %s: a time zone, such as "Europe/Berlin". */
		__( 'In your site’s time zone: %s', 'atelier' ),
		isolated( zoneLabel( zone ) )
	);
	return differsFromSite( zone, date )
		? `${ atSite } · ${ isolated( ownTimeLabel( date ) ) }`
		: atSite;
}
