/**
 * What stands in the toolbar of the selected block, before its menu, without being part of a block: `BlockControls` works
 * only inside of one, and a filter that puts it into every block would render all of them again. The toolbar hands over
 * what its buttons need to be reached with arrow keys. Seen in WordPress 7.1.
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
