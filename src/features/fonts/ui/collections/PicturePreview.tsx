import { useState } from '@wordpress/element';
import { webAddress } from '../../model/collection';
import { showpiece } from '../../model/faceRules';
import type { FontFace, FontFamily } from '../../model/family';
import { FontPreview } from '../FontPreview';
import { WhenInView } from '@/ui/WhenInView';
import styles from './PicturePreview.module.css';

interface PicturePreviewProps {
	readonly family: FontFamily;
	/** A variant; the whole family if absent. */
	readonly face?: FontFace;
}

/** The sample of a font: the collection's image, otherwise text in its font file. */
export function PicturePreview( { family, face }: PicturePreviewProps ) {
	const [ isBroken, setBroken ] = useState( false );
	const address = webAddress(
		( face ?? family ).preview,
		window.location.href
	);
	return address && ! isBroken ? (
		<span className={ styles.room }>
			<WhenInView className={ styles.place }>
				<img
					className={ styles.picture }
					src={ address }
					alt=""
					referrerPolicy="no-referrer"
					onError={ () => setBroken( true ) }
				/>
			</WhenInView>
		</span>
	) : (
		<FontPreview family={ family } face={ face ?? showpiece( family ) } />
	);
}
