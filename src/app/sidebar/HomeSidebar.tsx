import { __, sprintf } from '@wordpress/i18n';
import { documentIcon } from '../../features/documents';
import { boot, type HomeDocument } from '../../platform/boot';
import { homePlace, Link } from '../../routing';
import { MenuList, type MenuEntry } from './MenuList';
import { SidebarScreen } from './SidebarScreen';
import styles from './HomeSidebar.module.css';

/** The Design root: what the site's look is made of. */
export function HomeSidebar() {
	const { home, theme } = boot();
	return (
		<SidebarScreen
			title={ __( 'Design', 'atelier' ) }
			hasBack={ false }
			description={
				home
					? __(
							'Click your site to edit it, or open a part of it.',
							'atelier'
						)
					: sprintf(
							/* translators: %s: name of the theme. */
							__(
								'%s is not a block theme: what you see here is your site, but its templates cannot be edited with blocks.',
								'atelier'
							),
							theme.name
						)
			}
		>
			{ home && (
				<>
					<MenuList
						heading={ __( 'On your home page', 'atelier' ) }
						entries={ entriesOf( home ) }
					/>
					<Link
						to={ homePlace }
						params={ { isEditing: true } }
						className={ styles.edit }
					>
						{ __( 'Edit home page', 'atelier' ) }
					</Link>
				</>
			) }
		</SidebarScreen>
	);
}

function entriesOf( { type, id, title, template, parts }: HomeDocument ) {
	const entry = (
		entryType: string,
		entryId: string,
		label: string,
		area = ''
	): MenuEntry => ( {
		key: `${ entryType } ${ entryId }`,
		icon: documentIcon( entryType, area ),
		label: label || __( '(no title)', 'atelier' ),
		note: boot().postTypes[ entryType ]?.label ?? entryType,
		params: { type: entryType, id: entryId, isEditing: false },
	} );
	return [
		entry( type, id, title ),
		...( template
			? [ entry( 'wp_template', template.id, template.title ) ]
			: [] ),
		...parts.map( ( part ) =>
			entry( 'wp_template_part', part.id, part.title, part.area )
		),
	];
}
