import { __ } from '@wordpress/i18n';
import { useMemo } from '@wordpress/element';
import { WhenInView } from '@/ui/WhenInView';
import { faceKey, type FontFace, type FontFamily } from '../model/family';
import { sizeLabel } from './upload/uploadLabels';
import { useFilesCost } from './useFilesCost';
import styles from './VariantSize.module.css';

interface VariantSizeProps {
	readonly family: FontFamily;
	readonly face: FontFace;
}

/** The download size of a variant, requested when it scrolls into view. Its space is reserved. */
export const VariantSize = ( props: VariantSizeProps ) => (
	<div className={ styles.room }>
		<WhenInView>
			<Size { ...props } />
		</WhenInView>
	</div>
);

function Size( { family, face }: VariantSizeProps ) {
	const key = faceKey( face );
	const faces = useMemo(
		// Files for other scripts of a variant count as the same variant.
		() => family.faces.filter( ( one ) => faceKey( one ) === key ),
		[ family, key ]
	);
	const cost = useFilesCost( faces );
	if ( ! cost ) {
		return null;
	}
	return (
		<>
			{ cost.unknown > 0
				? __( 'Size unknown', 'atelier' )
				: sizeLabel( cost.bytes ) }
		</>
	);
}
