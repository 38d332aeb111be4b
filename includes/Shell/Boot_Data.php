<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

use Atelier\Canvas\Canvas_Module;
use Atelier\Documents\Home_Document;
use Atelier\Documents\Theme_Parts;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;
use Atelier\Themes\Theme_Preview;

/**
 * What the shell shows before it has asked the server for anything. Its shape is parsed by
 * src/platform/boot.ts.
 */
final class Boot_Data {
	private string $path;
	private bool $is_editing;

	/** @var array<string, mixed>|null */
	private ?array $home;

	/** @var array<string, string>|null */
	private ?array $preview;

	public function __construct( Home_Document $home, Theme_Preview $preview ) {
		$this->path       = Query_Args::text( 'p' );
		$this->is_editing = 'edit' === Query_Args::text( 'canvas' );
		$this->home       = $home->resolve();
		$this->preview    = $preview->describe();
	}

	/** @return array<string, mixed> */
	public function collect(): array {
		return array(
			'version'         => ATELIER_VERSION,
			'stagesUrl'       => Canvas_Module::url( $this->first_document() ),
			'pageUrl'         => Page::url(),
			'dashboardUrl'    => admin_url(),
			'loginUrl'        => wp_login_url( Page::url() ),
			'homeUrl'         => home_url( '/' ),
			'site'            => array(
				'title'   => html_entity_decode( get_bloginfo( 'name', 'raw' ), ENT_QUOTES ),
				'iconUrl' => get_site_icon_url( 64 ),
			),
			'theme'           => array(
				'stylesheet'     => get_stylesheet(),
				'name'           => (string) wp_get_theme()->get( 'Name' ),
				'isBlockTheme'   => wp_is_block_theme(),
				'supportsStyles' => wp_is_block_theme() || wp_theme_has_theme_json(),
				'supportsParts'  => Theme_Parts::are_supported(),
				'parts'          => Theme_Parts::listed(),
			),
			'themePreview'    => $this->preview,
			'canSwitchThemes' => current_user_can( 'switch_themes' ),
			'home'            => $this->home,
			'postTypes'       => $this->post_types(),
		);
	}

	/** Whether the address opens a document, so that the editor should not wait for the shell. */
	public function needs_editor_at_once(): bool {
		if ( '' === $this->first_document() ) {
			return false;
		}
		// A menu that is only looked at is a list of its items.
		return $this->is_editing || ( '' !== trim( $this->path, '/' ) && 0 !== strpos( $this->path, '/wp_navigation/' ) );
	}

	/** The document that the address names as "type/id", else the home document, else an empty string. */
	private function first_document(): string {
		if ( preg_match( '#^/([a-z0-9_-]+)/(.+)$#', $this->path, $match ) && post_type_exists( $match[1] ) ) {
			return $match[1] . '/' . $match[2];
		}
		return $this->home ? $this->home['type'] . '/' . $this->home['id'] : '';
	}

	/**
	 * The post types that can be opened, by slug.
	 *
	 * @return array<string, array{label: string, plural: string, isViewable: bool}>
	 */
	private function post_types(): array {
		$types = array();
		foreach ( get_post_types( array( 'show_in_rest' => true ), 'objects' ) as $type ) {
			// Global styles are a record of this type too, but not something made of blocks.
			if ( ! post_type_supports( $type->name, 'editor' ) || 'wp_global_styles' === $type->name ) {
				continue;
			}
			$types[ $type->name ] = array(
				'label'      => $type->labels->singular_name,
				'plural'     => $type->labels->name,
				'isViewable' => is_post_type_viewable( $type ),
			);
		}
		return $types;
	}
}
