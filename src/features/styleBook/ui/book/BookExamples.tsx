import {
	Fragment,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { BookExample } from './BookExample';
import { keepInView } from './keepInView';
import { whenPainted } from './whenPainted';

interface BookExamplesProps {
	readonly sections: readonly BookSection[];
	/** The current path in the styles. */
	readonly path: string;
	readonly onGo: ( ( path: string ) => void ) | null;
	/** Called once all visible examples are painted. */
	readonly onPainted?: ( () => void ) | undefined;
}

/** An example of the styles. */
export interface BookItem {
	readonly key: string;
	readonly title: string;
	/** The path of its screen in the styles. */
	readonly path: string;
	readonly picture: ReactNode;
}

/** Examples that are shown together. */
export interface BookSection {
	readonly title: string | null;
	readonly items: readonly BookItem[];
}

/** All examples of a page. Arrow keys move between them. */
export function BookExamples( {
	sections,
	path,
	onGo,
	onPainted,
}: BookExamplesProps ) {
	const items = sections.flatMap( ( section ) => section.items );
	const isChosen = ( item: BookItem ) => isAt( path, item.path );
	const holder = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		holder.current?.ownerDocument.defaultView?.scrollTo( 0, 0 );
	}, [] );
	useEffect( () => {
		const chosen = holder.current?.querySelector( '[aria-current="true"]' );
		return holder.current && chosen
			? keepInView( chosen, holder.current )
			: undefined;
	}, [ path ] );
	useEffect(
		() =>
			holder.current && onPainted
				? whenPainted( holder.current, onPainted )
				: undefined,
		[ onPainted ]
	);
	const [ focused, setFocused ] = useState< string | null >( null );
	const stop =
		items.find( ( { key } ) => key === focused ) ??
		items.find( isChosen ) ??
		items[ 0 ];
	const remember = ( { target }: FocusEvent< HTMLElement > ) =>
		setFocused( target.closest( 'li' )?.dataset.key ?? null );
	if ( items.length === 0 ) {
		return (
			<div className="atelier-book">
				<p className="atelier-book__note">
					{ __( 'Nothing to show here.', 'atelier' ) }
				</p>
			</div>
		);
	}
	return (
		// The keys are handled for the buttons inside.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			ref={ holder }
			className="atelier-book"
			onKeyDown={ move }
			onFocus={ remember }
		>
			{ sections.map( ( section, at ) => (
				<Fragment key={ at }>
					{ section.title !== null && (
						<h2 className="atelier-book__section">
							{ section.title }
						</h2>
					) }
					{ section.items.length > 0 && (
						<ul className="atelier-book__list">
							{ section.items.map( ( item ) => (
								<li key={ item.key } data-key={ item.key }>
									<BookExample
										title={ item.title }
										path={ item.path }
										isChosen={ isChosen( item ) }
										isTabStop={ item === stop }
										onGo={ onGo }
									>
										{ item.picture }
									</BookExample>
								</li>
							) ) }
						</ul>
					) }
				</Fragment>
			) ) }
		</div>
	);
}

const isAt = ( path: string, item: string ): boolean =>
	path === item || path.startsWith( `${ item }/` );

/** The target index for each key, from the current and last index. */
const STEPS: Readonly<
	Record< string, ( at: number, last: number ) => number >
> = {
	ArrowDown: ( at, last ) => Math.min( at + 1, last ),
	ArrowUp: ( at ) => Math.max( at - 1, 0 ),
	Home: () => 0,
	End: ( _at, last ) => last,
};

function move( event: KeyboardEvent< HTMLElement > ) {
	const buttons = [
		...event.currentTarget.querySelectorAll< HTMLElement >( '[data-path]' ),
	];
	const at = buttons.findIndex( ( button ) => button === event.target );
	const next = STEPS[ event.key ]?.( at, buttons.length - 1 );
	if ( at >= 0 && next !== undefined ) {
		event.preventDefault();
		buttons[ next ]?.focus();
	}
}
