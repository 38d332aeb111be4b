import { __, sprintf } from '@wordpress/i18n';
import type { Result } from '@/kernel/result';
import { AskAboutPresets } from '@/features/uses';
import { removeInstalled } from '../data/removeInstalled';
import type { ListedFamily } from '../model/siteFonts';
import { useFontLibrary } from './useFontLibrary';

interface DeleteFamilyProps {
	readonly family: ListedFamily;
	readonly onClose: () => void;
	readonly onDone: ( result: Result< void > ) => void;
}

/**
 * Asks before the deletion of a family and its files on the server. Replaced by another one, it is only deactivated: its files
 * are needed until the changes are saved or published.
 */
export function DeleteFamily( { family, onClose, onDone }: DeleteFamilyProps ) {
	const { fonts, forget } = useFontLibrary();
	const { slug, name } = family;
	const remove = async () => {
		const { result, isGone } = await removeInstalled( family, fonts );
		if ( isGone ) {
			forget( family.id );
		}
		onDone( result );
	};
	return (
		<AskAboutPresets
			kind="fontFamily"
			slugs={ [ slug ] }
			name={ name }
			title={ __( 'Delete font', 'atelier' ) }
			text={ sprintf(
				/* translators: %s: name of a font. */
				__(
					'Are you sure you want to delete "%s" font and all its variants and assets?',
					'atelier'
				),
				name
			) }
			removal={ {
				label: __( 'Delete', 'atelier' ),
				list: { origin: 'custom' },
				act: remove,
				note: __(
					'The font is deactivated, and its files stay until these changes are saved or published. Delete it then.',
					'atelier'
				),
			} }
			onReplace={ () => undefined }
			onClose={ onClose }
		/>
	);
}
