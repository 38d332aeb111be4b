<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\History\Entry_Signature;
use Atelier\Support\Options;
use Atelier\Support\Upgrades;
use Atelier\Tests\SiteDrafts\Draft_Test_Case;

require_once __DIR__ . '/../SiteDrafts/Draft_Test_Case.php';

/**
 * Rows of the database that development versions of 0.1.0 stored are read by this one. When a format changes, the rows stay as
 * they are.
 */
final class Earlier_Data_Test extends Draft_Test_Case {
	private const PAGE   = 900030;
	private const DRAFT  = 900034;
	private const HIDDEN = 900037;

	protected function setUp(): void {
		parent::setUp();
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/../../fixtures/data-0.1.json' ), true );
		foreach ( $rows as $row ) {
			self::store( $row );
		}
		delete_option( Upgrades::OPTION );
		delete_option( Entry_Signature::FIRST_OPTION );
		update_option( Options::NAME, array( 'quick_edit' => '', 'old' => 1, 'replaces_site_editor' => 1 ) );
		wp_cache_flush();
		( new Upgrades() )->run();
	}

	/**
	 * Past all functions of WordPress and Atelier.
	 *
	 * @param array<string, mixed> $row
	 */
	private static function store( array $row ): void {
		global $wpdb;
		$post = array_diff_key( $row, array( 'meta' => 1, 'terms' => 1 ) ) + array(
			'post_author'           => get_current_user_id(),
			'post_content_filtered' => '',
			'post_date'             => $row['post_date_gmt'],
			'post_modified'         => $row['post_date_gmt'],
			'post_modified_gmt'     => $row['post_date_gmt'],
			'to_ping'               => '',
			'pinged'                => '',
		);
		$wpdb->insert( $wpdb->posts, $post );
		foreach ( $row['meta'] ?? array() as $key => $value ) {
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $row['ID'], 'meta_key' => $key, 'meta_value' => $value ) );
		}
		foreach ( $row['terms'] ?? array() as $term ) {
			wp_set_object_terms( $row['ID'], get_stylesheet(), $term['taxonomy'] );
		}
	}

	/** @return array<int|string, mixed> As a browser gets it. */
	private function read( string $route ): array {
		return json_decode( (string) wp_json_encode( $this->live( 'GET', $route )->get_data() ), true );
	}

	/** @return array<string, mixed> The item of a list with this id. */
	private function read_one( string $route, int $id ): array {
		return array_column( $this->read( $route ), null, 'id' )[ $id ] ?? array();
	}

	public function test_settings_keep_what_was_chosen(): void {
		$this->assertSame( array( false, true, true ), array( Options::is_on( Options::QUICK_EDIT ), Options::is_on( Options::REPLACES_SITE_EDITOR ), Options::is_on( Options::CUSTOM_VIEWS ) ) );
	}

	public function test_a_site_draft_has_its_changes(): void {
		$draft = $this->read_one( '/atelier/v1/site-drafts', self::DRAFT );
		$this->assertSame( array( 'Christmas “shop” \\ & more', 'open', 3 ), array( $draft['title'] ?? '', $draft['status'] ?? '', $draft['count'] ?? 0 ) );

		$changes = array_column( $this->read( '/atelier/v1/site-drafts/' . self::DRAFT . '/changes' ), null, 'key' );
		$this->assertSame( 'Tea', $changes[ 'page:' . self::PAGE ]['base']['title'] ?? '' );
		$this->assertSame( array( 'update', 'create', 'update' ), array( $changes[ 'page:' . self::PAGE ]['action'] ?? '', $changes[ 'page:' . self::HIDDEN ]['action'] ?? '', $changes['site']['action'] ?? '' ) );

		$page = '/wp/v2/pages/' . self::PAGE;
		$this->assertSame( array( 'Tea', 'Tea \\ drafted' ), array( self::raw( $this->live( 'GET', $page ), 'title' ), self::raw( $this->in( self::DRAFT, 'GET', $page ), 'title' ) ) );
		$this->assertSame( '<!-- wp:paragraph --><p>Drafted \\u0022 “</p><!-- /wp:paragraph -->', self::raw( $this->in( self::DRAFT, 'GET', $page ), 'content' ) );
		$this->assertSame( 'New in draft', self::raw( $this->in( self::DRAFT, 'GET', '/wp/v2/pages/' . self::HIDDEN ), 'title' ) );
		$this->assertSame( 'Shop \\ drafted', self::raw( $this->in( self::DRAFT, 'GET', '/wp/v2/settings' ), 'title' ) );
	}

	public function test_a_site_draft_has_its_links(): void {
		$links = $this->read( '/atelier/v1/site-drafts/' . self::DRAFT . '/links' );
		$this->assertSame( array( 'tyqIbMTi' ), array_column( $links, 'id' ) );
	}

	public function test_the_history_has_its_entries(): void {
		$entry = $this->read( '/atelier/v1/history/900033' );
		$this->assertSame( array( 'unverified', 'atelier', 'Tea', 'update' ), array( $entry['trust'], $entry['source'], $entry['records'][0]['label'], $entry['records'][0]['action'] ) );
		$this->assertStringContainsString( '<p>Before</p>', $entry['records'][0]['before']['content'] );
		$this->assertStringContainsString( '<p>Saved</p>', $entry['records'][0]['after']['content'] );
		$this->assertSame( 'live', $entry['records'][0]['state'], 'compared with the page' );
	}

	public function test_a_style_variation_has_its_styles(): void {
		$variation = $this->read_one( '/atelier/v1/style-variations', 900049 );
		$this->assertSame( array( 'Mine \\ “x”', '#123456' ), array( $variation['title'] ?? '', $variation['styles']['color']['background'] ?? '' ) );
	}

	public function test_a_custom_view_has_its_choices(): void {
		$view = $this->read_one( '/wp/v2/wp_dataviews', 900044 );
		$this->assertSame( array( 'Only drafts', '{"type":"grid","search":"tea"}' ), array( $view['title']['raw'] ?? '', $view['content']['raw'] ?? '' ) );
	}
}
