import { isRecord, stringOr } from '@/kernel/guards';
import type { SiteZone } from '@/kernel/siteClock';

interface WordPress {
	readonly wp?: {
		readonly date?: { readonly getSettings?: () => unknown };
	};
}

/** The site's time zone from WordPress's date settings. */
export function siteZone(): SiteZone {
	const settings = ( window as WordPress ).wp?.date?.getSettings?.();
	const zone = isRecord( settings ) ? settings.timezone : null;
	return isRecord( zone )
		? { name: stringOr( zone.string ), offset: Number( zone.offset ) || 0 }
		: { name: '', offset: 0 };
}
