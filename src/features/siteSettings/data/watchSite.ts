import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import type { UnknownRecord } from '../../../kernel/guards';
import { boot } from '../../../platform/boot';
import { listenTo } from '../../../platform/listenTo';
import { siteIdentity } from '../../../platform/siteIdentity';
import { previewPage } from '../../stylesheet';
import { parseSite } from '../model/site';
import { loadPicture } from './pictures';
import { ARGS } from './site';

/**
 * Has the shell, and the preview of the site, show what has been saved of the site's settings.
 *
 * @return Stops.
 */
export function watchSite(): () => void {
	let last: UnknownRecord | null = null;
	return listenTo( () => {
		const core = select( coreStore );
		// Whoever only listens must not be the reason why settings are requested.
		if ( ! core.hasFinishedResolution( 'getEntityRecord', ARGS ) ) {
			return;
		}
		const saved = core.getEntityRecord( ...ARGS ) ?? null;
		if ( last && saved && saved !== last ) {
			void show( last, saved );
		}
		last = saved;
	}, coreStore );
}

async function show(
	before: UnknownRecord,
	saved: UnknownRecord
): Promise< void > {
	const { title, icon } = parseSite( saved );
	const known = siteIdentity.get() ?? boot().site;
	siteIdentity.set( {
		title: decodeEntities( title ),
		iconUrl:
			icon === parseSite( before ).icon
				? known.iconUrl
				: await loadPicture( icon ),
	} );
	previewPage.get()?.defaultView?.location.reload();
}
