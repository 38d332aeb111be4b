import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { commentAuthorAvatar, globe, layout, plugins } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { useAuthorPicture } from '../data/authorPictures';
import type { AuthorType, TemplateAuthor as Author } from '../model/template';
import styles from './TemplateAuthor.module.css';

const ICONS: Readonly< Record< AuthorType, ReactElement > > = {
	theme: layout,
	plugin: plugins,
	site: globe,
	user: commentAuthorAvatar,
};

/** Whom a template comes from: the picture of a user, the logo of the site, or an icon. */
export function TemplateAuthor( { author }: { readonly author: Author } ) {
	return (
		<span className={ styles.author }>
			<AuthorPicture author={ author } />
			<span className={ styles.name }>{ author.name }</span>
		</span>
	);
}

function AuthorPicture( { author }: { readonly author: Author } ) {
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

/** The icon of a kind of authors. */
export const authorIcon = ( type: AuthorType ): ReactElement => ICONS[ type ];
