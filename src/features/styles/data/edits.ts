import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import type { StylesDoc } from '../model/doc';
import { continuesStep, type LastEdit } from '../model/step';
import {
	writeSettings,
	writeStyles,
	type SettingEdit,
	type StyleEdit,
} from '../model/values';
import { keepPreviewCurrent } from './preview';
import { ENTITY, siteStyles } from './record';

let last: LastEdit | null = null;

/**
 * Changes styles, as one step of undo. Edits of the same places that follow each other without a
 * pause, as while dragging or typing, are one step too.
 */
export const editStyles = ( edits: readonly StyleEdit[] ): void =>
	edit( ( user ) => writeStyles( user, edits ), keyOf( edits ) );

/**
 * The same for settings.
 *
 * @param edits
 * @param step  What is edited, where the places alone do not say it, such as one preset of a list; null
 *              for a step of its own.
 */
export const editSettings = (
	edits: readonly SettingEdit[],
	step: string | null = keyOf( edits )
): void =>
	edit(
		( user ) => writeSettings( user, edits ),
		step === null ? null : `settings ${ step }`
	);

/** Changes styles and settings together, as one step of undo. */
export const editBoth = (
	styles: readonly StyleEdit[],
	settings: readonly SettingEdit[]
): void =>
	edit(
		( user ) => writeSettings( writeStyles( user, styles ), settings ),
		null
	);

/** Puts another document in the place of the user's, as one step of undo. */
export const replaceStyles = ( doc: StylesDoc ): void =>
	edit( () => doc, null );

const keyOf = ( edits: readonly ( StyleEdit | SettingEdit )[] ): string =>
	JSON.stringify( edits.map( ( { target, path } ) => [ target, path ] ) );

function edit(
	change: ( user: StylesDoc ) => StylesDoc,
	key: string | null
): void {
	const styles = siteStyles( select );
	if ( ! styles ) {
		return;
	}
	const { user } = styles.layers;
	const next = change( user );
	if ( next === user ) {
		return;
	}
	const at = performance.now();
	const isSameStep =
		key !== null && continuesStep( last, { key, at, on: user } );
	keepPreviewCurrent();
	void dispatch( coreStore ).editEntityRecord(
		...ENTITY,
		styles.id,
		{ settings: next.settings, styles: next.styles },
		{ isCached: isSameStep }
	);
	last =
		key === null
			? null
			: { key, at, result: siteStyles( select )?.layers.user };
}
