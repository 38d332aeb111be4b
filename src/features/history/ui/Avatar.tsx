import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { commentAuthorAvatar, scheduled } from '@wordpress/icons';
import type { Person } from '@/features/documents/index.model';
import styles from './Avatar.module.css';

/** The author's picture, or an icon without one. */
export function Avatar( { person }: { readonly person: Person | null } ) {
	const [ isBroken, setIsBroken ] = useState( false );
	return person && person.avatar !== '' && ! isBroken ? (
		<img
			src={ person.avatar }
			alt=""
			loading="lazy"
			className={ styles.picture }
			onError={ () => setIsBroken( true ) }
		/>
	) : (
		<span className={ styles.icon }>
			<Icon
				icon={ person ? commentAuthorAvatar : scheduled }
				size={ 24 }
			/>
		</span>
	);
}
