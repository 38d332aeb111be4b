import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { commentAuthorAvatar } from '@wordpress/icons';
import styles from './Notes.module.css';

interface PersonPictureProps {
	/** Empty without a picture. */
	readonly address: string;
	readonly isSmall?: boolean;
}

/** A user's picture, or an icon if it doesn't load. */
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
