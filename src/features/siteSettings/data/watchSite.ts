import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { UnknownRecord } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { listenTo } from '@/platform/listenTo';
import { siteIdentity } from '@/platform/siteIdentity';
import { previewPage } from '@/features/stylesheet';
import { parseSite } from '../model/site';
import { forgetUndoneEdits } from './forgetUndoneEdits';
import { loadPicture } from './pictures';
import { ARGS } from '../model/siteRecord';

/**
 * Updates the shell and the preview after the site's settings have been saved, and drops undone edits.
 *
 * @return Stops that.
 */
export function watchSite(): () => void {
	let last: UnknownRecord | null = null;
	let lastEdits: UnknownRecord | undefined;
	return listenTo( () => {
		const core = select( coreStore );
		// A listener must not trigger the request of the settings.
		if ( ! core.hasFinishedResolution( 'getEntityRecord', ARGS ) ) {
			return;
		}
		const saved = core.getEntityRecord( ...ARGS ) ?? null;
		const edits = core.getEntityRecordEdits( ...ARGS );
		if ( edits !== lastEdits ) {
			lastEdits = edits;
			forgetUndoneEdits();
		}
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
	if ( homepageOf( saved ) !== homepageOf( before ) ) {
		sayHomepageChanged();
	}
}

/** The id of the homepage; 0 if it shows the latest posts. */
function homepageOf( settings: UnknownRecord ): number {
	const { hasStaticHomepage, homepage } = parseSite( settings );
	return hasStaticHomepage ? homepage : 0;
}

/** The documents of the homepage are only in the boot data, so the page must be reloaded. */
function sayHomepageChanged(): void {
	void dispatch( noticesStore ).createInfoNotice(
		__(
			'Your site has a new homepage. Reload this screen to edit it under Design.',
			'atelier'
		),
		{
			id: 'atelier-homepage-changed',
			actions: [
				{
					label: __( 'Reload', 'atelier' ),
					onClick: () => window.location.reload(),
				},
			],
		}
	);
}
