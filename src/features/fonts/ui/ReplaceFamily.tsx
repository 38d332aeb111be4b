import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { AskAboutPresets } from '@/features/uses';

interface ReplaceFamilyProps {
	/** Of a family, available or not. */
	readonly slug: string;
	readonly name: string;
	/** Called before the styles change. */
	readonly onReplace: () => void;
	readonly onClose: () => void;
}

/** The length at which a name in the dialog's title is cut. */
const LONGEST = 50;

/** Asks which font comes in the place of another one, in the styles and in content. */
export const ReplaceFamily = ( {
	slug,
	name,
	onReplace,
	onClose,
}: ReplaceFamilyProps ) => (
	<AskAboutPresets
		kind="fontFamily"
		slugs={ [ slug ] }
		name={ name }
		title={ sprintf(
			/* translators: %s: the name of a font. */
			__( 'Replace “%s”', 'atelier' ),
			shorten( name, LONGEST )
		) }
		onReplace={ onReplace }
		onClose={ onClose }
	/>
);
