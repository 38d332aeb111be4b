import { MenuItem, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { external } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface MenuLinkProps {
	readonly href: string;
	readonly onClick: () => void;
	readonly children: ReactNode;
}

/** A menu item that is a link and opens in a new tab. */
export const MenuLink = ( { href, onClick, children }: MenuLinkProps ) => (
	<MenuItem icon={ external } onClick={ onClick } { ...linkTo( href ) }>
		{ children }
		<NewTab />
	</MenuItem>
);

export const NewTab = () => (
	<VisuallyHidden as="span">
		{ __( '(opens in a new tab)', 'atelier' ) }
	</VisuallyHidden>
);

/** The component's type only allows buttons. */
const linkTo = ( href: string ): object => ( {
	href,
	target: '_blank',
	rel: 'noreferrer',
} );
