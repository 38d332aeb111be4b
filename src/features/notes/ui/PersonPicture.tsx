import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { commentAuthorAvatar } from '@wordpress/icons';
import styles from './Notes.module.css';

interface PersonPictureProps {
	/** Empty where there is none. */
	readonly address: string;
	readonly isSmall?: boolean;
}

/** The picture of someone. It comes from elsewhere and may not arrive: then there is an icon in its place. */
export function PersonPicture( {
	address,
	isSmall = false,
}: PersonPictureProps ) {
	const [ isBroken, setIsBroken ] = useState( false );
	return (
		<span className={ styles.picture } data-small={ isSmall }>
			{ address === '' || isBroken ? (
				<Icon icon={ commentAuthorAvatar } size={ isSmall ? 24 : 32 } />
			) : (
				<img
					src={ address }
					alt=""
					onError={ () => setIsBroken( true ) }
				/>
			) }
		</span>
	);
}
