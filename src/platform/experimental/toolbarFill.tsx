/**
 * A group in the toolbar of the selected block, before its options menu, that isn't rendered by a block:
 * `BlockControls` works only inside of a block, and a filter that adds it to every block would re-render all of them.
 * The toolbar passes the context that its buttons need for arrow keys. Seen in WordPress 7.1.
 */
import { Fill } from '@wordpress/components';
import type { ComponentType, ReactNode } from 'react';

const SLOT = 'BlockControlsOther';

type Context = readonly [
	Provider: ComponentType< { readonly children?: ReactNode } >,
	props: object,
];

export const BlockToolbarFill = ( {
	children,
}: {
	readonly children: ReactNode;
} ) => (
	<Fill name={ SLOT }>
		{ ( { forwardedContext = [] }: Handed ) =>
			forwardedContext.reduce< ReactNode >(
				( inner, [ Provider, props ] ) => (
					<Provider { ...props }>{ inner }</Provider>
				),
				children
			)
		}
	</Fill>
);

interface Handed {
	readonly forwardedContext?: readonly Context[];
}
