import { useMemo } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { ok } from '@/kernel/result';
import { locale } from '@/platform/locale';
import { quoted } from '@/ui/quoted';
import { useLoad } from '@/ui/useLoad';
import { lostFamilies, readFonts } from '@/features/fonts/index.records';
import {
	getIn,
	presetPath,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import styles from './LostFonts.module.css';

const KEYS = presetPath( 'fontFamily' ).split( '.' );

/** Says which fonts of an entry have been deleted since. */
export function LostFonts( { doc }: { readonly doc: StylesDoc } ) {
	const families = useMemo(
		() => readFonts( undefined, getIn( doc.settings, KEYS ) ).active.custom,
		[ doc ]
	);
	const lost = useLoad( families, async () =>
		ok( await lostFamilies( families ) )
	);
	const names =
		lost.status === 'ready'
			? lost.value.map( ( { name } ) => quoted( name ) )
			: [];
	return (
		<div role="status">
			{ names.length > 0 && (
				<p className={ styles.note }>
					{ sprintf(
						/* translators: %s: the name of a font in quotation marks, or a list of several. */
						_n(
							'%s has been deleted from the font library. Text that uses it will be shown in a different font.',
							'%s have been deleted from the font library. Text that uses them will be shown in different fonts.',
							names.length,
							'atelier'
						),
						new Intl.ListFormat( locale(), {
							type: 'conjunction',
						} ).format( names )
					) }
				</p>
			) }
		</div>
	);
}
