import { __ } from '@wordpress/i18n';
import { fail, ok, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import type { Search } from '@/features/replacing/index.model';
import { searchOf, type FindForm } from '../model/form';
import { loadFile } from './mediaFiles';

/**
 * The search of a form, with the files that it is about.
 *
 * @param form
 * @param to   What comes in place of what is found; null to look only.
 */
export async function searchFor(
	form: FindForm,
	to: string | null
): Promise< Result< Search > > {
	const { homeUrl } = boot();
	if ( form.kind !== 'media' ) {
		return ok( searchOf( form, to, { homeUrl } ) );
	}
	const from = await loadFile( form.text.trim() );
	// A file that is gone is still found by its ID.
	if ( ! from.ok && from.error.code !== 'missing' ) {
		return from;
	}
	const next = to === null ? null : await loadFile( to.trim() );
	if ( next && ! next.ok ) {
		return next;
	}
	if ( from.ok && next && from.value.type !== next.value.type ) {
		return fail( {
			code: 'unsendable',
			detail: __(
				'Blocks can’t show this type of file. Choose one of the same type, such as another image.',
				'atelier'
			),
		} );
	}
	const files = new Map(
		[ from, next ].flatMap( ( file ) =>
			file?.ok ? [ [ String( file.value.id ), file.value ] ] : []
		)
	);
	return ok( searchOf( form, to, { homeUrl, files } ) );
}
