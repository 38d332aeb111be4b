import { siteSecondOf, type SiteMoment } from '@/kernel/siteClock';
import { siteNow } from './siteNow';
import { siteZone } from './siteZone';

/**
 * The site's local time, in the format of records. Not by the dates of a record: in summer, a date in winter has another distance from
 * UTC.
 */
export const siteTime = (): string => siteMoment().time;

/** Now, at the site. */
export function siteMoment(): SiteMoment {
	const zone = siteZone();
	return { time: siteSecondOf( zone, siteNow() ), zone };
}
