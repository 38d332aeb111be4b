import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { commentAuthorAvatar, globe, layout, plugins } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { useAuthorPicture } from '../data/authorPictures';
import type { AuthorType, DocumentAuthor } from '../model/author';
import styles from './AuthorName.module.css';

const ICONS: Readonly< Record< AuthorType, ReactElement > > = {
	theme: layout,
	plugin: plugins,
	site: globe,
	user: commentAuthorAvatar,
};

/** The author of a document: a user's picture, the site's logo, or an icon. */
export function AuthorName( { author }: { readonly author: DocumentAuthor } ) {
	return (
		<span className={ styles.author }>
			<AuthorPicture author={ author } />
			<span className={ styles.name }>{ author.name }</span>
		</span>
	);
}

function AuthorPicture( { author }: { readonly author: DocumentAuthor } ) {
	const url = useAuthorPicture( author );
	const [ broken, setBroken ] = useState< string | null >( null );
	return url === null || url === broken ? (
		<Icon
			icon={ authorIcon( author.type ) }
			size={ 20 }
			className={ styles.icon ?? '' }
		/>
	) : (
		<img
			src={ url }
			alt=""
			className={ styles.picture }
			data-round={ author.type === 'user' }
			onError={ () => setBroken( url ) }
		/>
	);
}

/** The icon of a type of author. */
export const authorIcon = ( type: AuthorType ): ReactElement => ICONS[ type ];
