<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Fallback_Menu;
use Atelier\Overlay\Template_Title;
use Atelier\Records\Change;
use Atelier\Support\Block_Markup;
use Atelier\Support\Slots;
use WP_Block_Template;

/**
 * What WordPress uses something new for without being told: templates by their slug, and the newest menu.
 */
final class Used_For {
	/** The words that slugs in the template hierarchy begin with. */
	private const HIERARCHY = '/^(404|archive|attachment|author|category|date|embed|front-page|home|index|page|privacy-policy|search|single|singular|tag|taxonomy)(-|$)/';

	/** How many pages with a navigation block are read. */
	private const MOST_PAGES = 200;

	/** @var list<string>|null Once it is known. */
	private ?array $without_menu = null;

	/** @return list<string> Titles; empty if nothing shows it by itself. */
	public function of( Change $change ): array {
		if ( ! $change->is_new() || 'publish' !== ( $change->edits()['status'] ?? 'publish' ) ) {
			return array();
		}
		switch ( $change->type() ) {
			case 'wp_template':
				return self::screens( self::slug( $change ) );
			case 'wp_navigation':
				$this->without_menu = $this->without_menu ?? self::places_without_menu();
				return $this->without_menu;
			default:
				return array();
		}
	}

	/**
	 * An address of the live site that will show it instead of something else, where one is known.
	 *
	 * @param list<string> $used_for As of() says.
	 */
	public static function address( Change $change, array $used_for ): string {
		if ( ! $used_for ) {
			return '';
		}
		return 'wp_navigation' === $change->type() ? home_url( '/' ) : Shown_At::of_template( self::slug( $change ) );
	}

	private static function slug( Change $change ): string {
		return (string) substr( (string) strstr( $change->record_id(), '//' ), 2 );
	}

	/** @return list<string> */
	private static function screens( string $slug ): array {
		return preg_match( self::HIERARCHY, $slug ) ? array( wp_strip_all_tags( Template_Title::of( 'wp_template', $slug ) ) ) : array();
	}

	/** @return list<string> The template parts, templates, pages and posts with a navigation block that has neither a menu nor links. */
	private static function places_without_menu(): array {
		$found = array_filter(
			array_merge( get_block_templates( array(), 'wp_template_part' ), get_block_templates() ),
			static fn( WP_Block_Template $template ): bool => self::has_newest( $template->content )
		);
		$titles = array_map( static fn( WP_Block_Template $template ): string => wp_strip_all_tags( $template->title ), $found );
		return array_values( array_unique( array_merge( $titles, self::pages_without_menu() ) ) );
	}

	private static function has_newest( string $content ): bool {
		return self::shows_newest( resolve_pattern_blocks( ( new Block_Markup( $content ) )->blocks() ) );
	}

	/** @return list<string> */
	private static function pages_without_menu(): array {
		global $wpdb;
		$types = array_merge( array_values( array_filter( get_post_types(), 'is_post_type_viewable' ) ), array( 'wp_block' ) );
		// phpcs:ignore WordPress.DB -- WordPress has no query for blocks; as many placeholders as types.
		$posts = $wpdb->get_results( $wpdb->prepare( "SELECT `ID`, `post_title`, `post_content` FROM `$wpdb->posts` WHERE `post_status` = 'publish' AND `post_type` IN ( " . Slots::of( $types ) . ' ) AND `post_content` LIKE %s ORDER BY `ID` LIMIT %d', array_merge( $types, array( '%<!-- wp:navigation %', self::MOST_PAGES ) ) ) );
		$found = array_filter( $posts, static fn( object $post ): bool => self::has_newest( (string) $post->post_content ) );
		return array_values( array_map( static fn( object $post ): string => wp_strip_all_tags( (string) $post->post_title ), $found ) );
	}

	/** @param array<array<string, mixed>> $blocks */
	private static function shows_newest( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			$inner = $block['innerBlocks'] ?? array();
			if ( $inner ? self::shows_newest( $inner ) : Fallback_Menu::may_be_in( (string) $block['blockName'], (array) $block['attrs'] ) ) {
				return true;
			}
		}
		return false;
	}
}
