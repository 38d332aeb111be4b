import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainClick } from '@/ui/isPlainClick';
import { hrefOf, navigate } from './history';
import { useAddress } from './useAddress';
import type { Route } from './route';

type LinkProps< Params > = {
	readonly to: Route< Params >;
	readonly params: Params;
	/** Whether it leads to what the current screen belongs to. */
	readonly isBack?: boolean;
} & Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' >;

/** A real link to a route: it opens in a new tab with modifier keys, and in place otherwise. */
export function Link< Params >( {
	to,
	params,
	isBack = false,
	onClick,
	children,
	...attributes
}: LinkProps< Params > ) {
	// The link includes preserved arguments of the current address.
	useAddress();
	const follow = ( event: MouseEvent< HTMLAnchorElement > ) => {
		onClick?.( event );
		if ( isPlainClick( event ) && ! event.defaultPrevented ) {
			event.preventDefault();
			navigate( to, params, { isBack } );
		}
	};
	return (
		<a
			{ ...attributes }
			href={ hrefOf( to, params ) }
			data-back={ isBack || undefined }
			onClick={ follow }
		>
			{ children }
		</a>
	);
}
