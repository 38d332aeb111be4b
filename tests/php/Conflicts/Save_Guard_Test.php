<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Conflicts;

use Atelier\Conflicts\Save_Guard;
use Atelier\Conflicts\Save_Lock;
use Atelier\Conflicts\Uncached_Reads;
use Atelier\Records\Version;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use Atelier\Tests\Wiring;
use Atelier\Views\Views_Module;
use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/Demotion.php';
require_once __DIR__ . '/Replica.php';

final class Save_Guard_Test extends Test_Case {
	use Demotion;

	private const VIEW         = '{"type":"table"}';
	private const ANOTHER_VIEW = '{"type":"grid"}';

	/** @param array<string, mixed> $arguments */
	private function ask( string $method, string $route, array $arguments = array(), ?string $version = null ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		if ( 'GET' === $method ) {
			$request->set_query_params( $arguments );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $arguments ) );
		}
		if ( null !== $version ) {
			$request->set_header( Rest::BASED_ON, $version );
		}
		return rest_do_request( $request );
	}

	private function version( string $route ): string {
		return $this->ask_as_atelier( $route )->get_data()[ Version::FIELD ] ?? '';
	}

	/** @param array<string, mixed> $arguments */
	private function ask_as_atelier( string $route, array $arguments = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_header( Rest::CLIENT, '1' );
		$request->set_query_params( $arguments + array( 'context' => 'edit' ) );
		return rest_do_request( $request );
	}

	private function raw( string $route, string $property ): string {
		$value = $this->ask( 'GET', $route, array( 'context' => 'edit' ) )->get_data()[ $property ];
		return is_array( $value ) && isset( $value['raw'] ) ? $value['raw'] : (string) wp_json_encode( $value );
	}

	/** @param array<string, mixed> $overrides */
	private function make_page( array $overrides = array() ): string {
		return '/wp/v2/pages/' . $this->make_post( $overrides + array( 'post_type' => 'page' ) );
	}

	public function test_a_save_that_a_plugin_broke_off_leaves_nothing_behind(): void {
		$this->log_in_as( 'administrator' );
		$broken = $this->make_page();
		$other  = $this->make_page();
		$before = $this->version( $other );
		$this->ask( 'PUT', $other, array( 'title' => 'Theirs' ) );
		$fails  = static function (): void {
			throw new \RuntimeException( 'A plugin fails.' );
		};
		$hooks  = $GLOBALS['wp_current_filter'];
		$caught = null;
		add_action( 'rest_after_insert_page', $fails );
		try {
			$this->ask( 'PUT', $broken, array( 'title' => 'Mine' ), $this->version( $broken ) );
		} catch ( \RuntimeException $reason ) {
			// Another plugin goes on.
			$caught = $reason;
		}
		remove_action( 'rest_after_insert_page', $fails );
		$GLOBALS['wp_current_filter'] = $hooks;
		$this->assertSame( 'A plugin fails.', $caught ? $caught->getMessage() : '' );

		$this->assertSame( 409, $this->ask( 'PUT', $other, array( 'title' => 'Mine' ), $before )->get_status(), 'The next save is checked.' );
		$lock = new Save_Lock( 'page:' . basename( $broken ) );
		$this->assertTrue( $lock->take( 0.0 ), 'The lock is free.' );
		$lock->release();
	}

	public function test_a_save_within_another_one_is_part_of_it(): void {
		$this->log_in_as( 'administrator' );
		$outer  = $this->make_page();
		$inner  = $this->make_page();
		$before = $this->version( $inner );
		$this->ask( 'PUT', $inner, array( 'title' => 'Theirs' ) );
		$status = 0;
		$taken  = null;
		$nested = function () use ( $outer, $inner, $before, &$nested, &$status, &$taken ): void {
			remove_action( 'rest_after_insert_page', $nested );
			$status = $this->ask( 'PUT', $inner, array( 'title' => 'Mine' ), $before )->get_status();
			$taken  = ( new Save_Lock( 'page:' . basename( $outer ) ) )->take( 0.0 );
		};
		add_action( 'rest_after_insert_page', $nested );
		$this->assertSame( 200, $this->ask( 'PUT', $outer, array( 'title' => 'Mine' ), $this->version( $outer ) )->get_status() );
		$this->assertSame( array( 200, false ), array( $status, $taken ), 'The outer one keeps its lock.' );
	}

	/** The route of a theme template that isn't customized. */
	private function theme_template( string $slug = '404' ): string {
		$id = get_stylesheet() . "//$slug";
		$this->assertSame( 'theme', get_block_template( $id )->source, 'the template is a file:' );
		return "/wp/v2/templates/$id";
	}

	private function reset_template( string $route ): void {
		$this->ask( 'PUT', $route, array( 'source' => 'theme' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_checks_each_type(): array {
		return array(
			'a page'          => array( 'page', 'pages', 'title', array( 'Theirs', 'Mine' ) ),
			'a post'          => array( 'post', 'posts', 'content', array( 'Theirs', 'Mine' ) ),
			'a pattern'       => array( 'wp_block', 'blocks', 'content', array( 'Theirs', 'Mine' ) ),
			'a menu'          => array( 'wp_navigation', 'navigation', 'title', array( 'Theirs', 'Mine' ) ),
			'a view'          => array( Views_Module::POST_TYPE, 'wp_dataviews', 'content', array( self::VIEW, self::ANOTHER_VIEW ) ),
			'the template'    => array( '', 'templates', 'content', array( '<!-- wp:separator /-->', '<!-- wp:spacer /-->' ) ),
			'a template part' => array( '', 'template-parts', 'content', array( '<!-- wp:separator /-->', '<!-- wp:spacer /-->' ) ),
			'the styles'      => array( 'wp_global_styles', 'global-styles', 'styles', array( array( 'color' => array( 'text' => '#111111' ) ), array( 'color' => array( 'text' => '#222222' ) ) ) ),
		);
	}

	/**
	 * @param list<mixed> $values Theirs and mine.
	 * @dataProvider cases_checks_each_type
	 */
	public function test_checks_each_type( string $type, string $route, string $property, array $values ): void {
		$this->log_in_as( 'administrator' );
		$path = "/wp/v2/$route/" . $this->some( $type, $route );
		$base = $this->version( $path );
		$this->assertNotSame( '', $base, 'it has a version' );

		$first = $this->ask( 'PUT', $path, array( $property => $values[0] ), $base );
		$this->assertSame( 200, $first->get_status(), 'the first: ' . wp_json_encode( $first->get_data() ) );
		$theirs = $this->raw( $path, $property );
		$second = $this->ask( 'PUT', $path, array( $property => $values[1] ), $base );
		$this->assertSame( 409, $second->get_status(), 'the second' );
		$this->assertSame( 'atelier_conflict', $second->as_error()->get_error_code() );
		$data = $second->get_data()['data'];
		$this->assertSame( array( $property ), $data['changed'] );
		$this->assertSame( $this->version( $path ), $data['version'] );
		$this->assertSame( $theirs, $this->raw( $path, $property ), 'what is stored' );
		$this->assertSame( $data['version'], $data['record'][ Version::FIELD ], 'the record in the answer' );

		$this->assertSame( 200, $this->ask( 'PUT', $path, array( $property => $values[1] ), $data['version'] )->get_status(), 'knowingly' );
		$this->assertNotSame( $theirs, $this->raw( $path, $property ), 'mine is stored' );
		$this->assertSame( 200, $this->ask( 'PUT', $path, array( $property => $values[0] ) )->get_status(), 'who says nothing is not checked' );
		if ( '' === $type ) {
			$this->reset_template( $path );
		}
	}

	/** @return int|string */
	private function some( string $type, string $route ) {
		$contents = array(
			Views_Module::POST_TYPE => '{"type":"list"}',
			'wp_global_styles'      => '{"version":3,"isGlobalStylesUserThemeJSON":true}',
		);
		return '' === $type ? get_stylesheet() . ( 'templates' === $route ? '//404' : '//footer' ) : $this->make_post(
			array(
				'post_type'    => $type,
				'post_content' => $contents[ $type ] ?? '',
			)
		);
	}

	public function test_a_customized_theme_file_is_a_conflict(): void {
		$this->log_in_as( 'administrator' );
		$path = $this->theme_template();
		$base = $this->version( $path );
		$this->ask( 'PUT', $path, array( 'content' => 'Theirs' ) );
		$answer = $this->ask( 'PUT', $path, array( 'content' => 'Mine' ), $base );
		$this->assertSame( 409, $answer->get_status() );
		$this->assertSame( 'Theirs', $this->raw( $path, 'content' ) );
		$this->assertSame( get_current_user_id(), $answer->get_data()['data']['author']['id'] ?? 0 );
		$this->reset_template( $path );
		$this->assertSame( $base, $this->version( $path ), 'reset, it is the same again:' );
	}

	public function test_resetting_counts_as_overwriting_all(): void {
		$this->log_in_as( 'administrator' );
		$path = $this->theme_template();
		$this->ask( 'PUT', $path, array( 'content' => 'One' ) );
		$base = $this->version( $path );
		$this->ask( 'PUT', $path, array( 'title' => 'Another title' ) );
		$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'source' => 'theme' ), $base )->get_status() );
		$this->assertSame( 200, $this->ask( 'PUT', $path, array( 'source' => 'theme' ), $this->version( $path ) )->get_status() );
	}

	public function test_deleting_counts_as_overwriting_all(): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page();
		$base = $this->version( $path );
		$this->ask( 'PUT', $path, array( 'title' => 'Theirs' ) );
		$this->assertSame( 409, $this->ask( 'DELETE', $path, array(), $base )->get_status() );
		$this->assertSame( 200, $this->ask( 'DELETE', $path, array(), $this->version( $path ) )->get_status() );
	}

	/** Lists don't read content: for omitted properties, the time shows a change. */
	public function test_deleting_from_a_list_detects_changes_that_it_omits(): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page();
		$this->backdate( $path );
		$listed = $this->ask( 'GET', $path, array( 'context' => 'edit', '_fields' => 'id,title,status,' . Version::FIELD ) )->get_data()[ Version::FIELD ];
		$this->ask( 'PUT', $path, array( 'content' => 'Theirs' ) );
		$refused = $this->ask( 'DELETE', $path, array(), $listed );
		$this->assertSame( 409, $refused->get_status() );
		$this->assertSame( 'Theirs', $refused->get_data()['data']['record']['content']['raw'] );
		$this->assertSame( 200, $this->ask( 'DELETE', $path, array(), $refused->get_data()['data']['version'] )->get_status(), 'knowingly' );
	}

	public function test_moving_to_the_trash_sets_the_author(): void {
		$other = $this->log_in_as( 'administrator' );
		wp_update_user( array( 'ID' => $other, 'display_name' => 'Anna' ) );
		$path = $this->make_page();
		$base = $this->version( $path );
		$this->assertSame( 200, $this->ask( 'DELETE', $path, array(), $base )->get_status() );
		$this->log_in_as( 'administrator' );
		$answer = $this->ask( 'PUT', $path, array( 'status' => 'draft' ), $base );
		$this->assertSame( 409, $answer->get_status() );
		$this->assertSame( 'Anna', $answer->get_data()['data']['author']['name'] ?? '' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_deleting_without_permission(): array {
		return array(
			'nobody'       => array( '', 401 ),
			'a subscriber' => array( 'subscriber', 403 ),
		);
	}

	/** @dataProvider cases_rejects_deleting_without_permission */
	public function test_rejects_deleting_without_permission( string $role, int $status ): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page();
		$base = $this->version( $path );
		$this->ask( 'PUT', $path, array( 'title' => 'Theirs' ) );
		wp_set_current_user( 0 );
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$answer = $this->ask( 'DELETE', $path, array(), $base );
		$this->assertSame( $status, $answer->get_status() );
		$this->assertFalse( isset( $answer->get_data()['data']['record'] ), 'nothing of the record is told' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_compares_sent_properties(): array {
		return array(
			'another property'          => array( array( 'title' => 'Theirs' ), array( 'status' => 'draft' ), 200 ),
			'the same property'         => array( array( 'status' => 'private' ), array( 'status' => 'draft' ), 409 ),
			'the same value'            => array( array( 'status' => 'draft' ), array( 'status' => 'draft' ), 200 ),
			'one of several'            => array( array( 'title' => 'Theirs' ), array( 'title' => 'Mine', 'status' => 'draft' ), 409 ),
			'the order'                 => array( array( 'menu_order' => 3 ), array( 'menu_order' => 4 ), 409 ),
			'the date by another name'  => array( array( 'date' => '2020-01-01T00:00:00' ), array( 'date_gmt' => '2021-01-01T00:00:00' ), 409 ),
			'the parent'                => array( array( 'menu_order' => 3 ), array( 'parent' => 0 ), 200 ),
			'what is no change'         => array( array( 'title' => 'Theirs' ), array( 'context' => 'edit' ), 200 ),
			'what only a plugin knows'  => array( array( 'title' => 'Theirs' ), array( 'a_plugins_own' => 1 ), 409 ),
		);
	}

	/**
	 * @param array<string, mixed> $theirs
	 * @param array<string, mixed> $mine
	 * @dataProvider cases_compares_sent_properties
	 */
	public function test_compares_sent_properties( array $theirs, array $mine, int $status ): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page(
			array(
				'post_date'         => '2019-01-01 00:00:00',
				'post_modified'     => '2019-01-01 00:00:00',
				'post_modified_gmt' => '2019-01-01 00:00:00',
			)
		);
		$this->backdate( $path );
		$base = $this->version( $path );
		$this->assertSame( 200, $this->ask( 'PUT', $path, $theirs )->get_status() );
		$this->assertSame( $status, $this->ask( 'PUT', $path, $mine, $base )->get_status() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_of_records_that_were_moved(): array {
		$mine = array( 'title' => 'Mine' );
		return array(
			'into the trash'             => array( 'publish', 'DELETE', array(), $mine, 409 ),
			'a draft, into the trash'    => array( 'draft', 'DELETE', array(), $mine, 409 ),
			'online'                     => array( 'draft', 'PUT', array( 'status' => 'publish' ), $mine, 409 ),
			'offline'                    => array( 'publish', 'PUT', array( 'status' => 'draft' ), $mine, 409 ),
			'to where nobody sees it'    => array( 'publish', 'PUT', array( 'status' => 'private' ), $mine, 409 ),
			'from one draft to another'  => array( 'draft', 'PUT', array( 'status' => 'pending' ), $mine, 200 ),
			'to where mine is sent, too' => array( 'draft', 'PUT', array( 'status' => 'publish' ), $mine + array( 'status' => 'publish' ), 200 ),
			'away from mine'             => array( 'draft', 'DELETE', array(), $mine + array( 'status' => 'publish' ), 409 ),
		);
	}

	/**
	 * What is saved goes where the record is by now.
	 *
	 * @param array<string, mixed> $theirs
	 * @param array<string, mixed> $mine
	 * @dataProvider cases_of_records_that_were_moved
	 */
	public function test_who_saves_a_record_that_was_moved_is_asked( string $status, string $method, array $theirs, array $mine, int $expected ): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page( array( 'post_status' => $status ) );
		$base = $this->version( $path );
		$this->assertSame( 200, $this->ask( $method, $path, $theirs, $base )->get_status() );
		$answer = $this->ask( 'PUT', $path, $mine, $base );
		$this->assertSame( $expected, $answer->get_status() );
		if ( 409 === $expected ) {
			$this->assertSame( array( 'status' ), $answer->get_data()['data']['changed'] );
			$this->assertSame( 'A test', $this->raw( $path, 'title' ) );
			$this->assertSame( 200, $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $answer->get_data()['data']['version'] )->get_status(), 'knowingly' );
		}
	}

	public function test_a_list_does_not_rename_what_was_moved_to_the_trash(): void {
		$this->log_in_as( 'administrator' );
		$path = '/wp/v2/blocks/' . $this->make_post( array( 'post_type' => 'wp_block' ) );
		$this->backdate( $path );
		$base = Version::from_listed_post( get_post( (int) basename( $path ) ) )->text();
		$this->ask( 'DELETE', $path );
		$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $base )->get_status() );
		$this->assertSame( 'A test', $this->raw( $path, 'title' ) );
	}

	public function test_a_page_that_went_online_at_its_date_is_no_conflict(): void {
		$this->log_in_as( 'administrator' );
		global $wpdb;
		$path = $this->make_page( array( 'post_date' => '2020-01-01 00:00:00' ) );
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'future' ), array( 'ID' => (int) basename( $path ) ) );
		clean_post_cache( (int) basename( $path ) );
		$base = $this->version( $path );
		wp_publish_post( (int) basename( $path ) );
		$this->assertSame( 200, $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $base )->get_status() );
		$this->assertSame( 'publish', get_post_status( (int) basename( $path ) ) );
	}

	public function test_a_page_that_somebody_published_before_its_date_is_a_conflict(): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page( array( 'post_status' => 'future', 'post_date' => '2090-01-01 00:00:00' ) );
		$base = $this->version( $path );
		$this->assertSame( 200, $this->ask( 'PUT', $path, array( 'status' => 'publish', 'date' => '2020-01-01T00:00:00' ), $base )->get_status() );
		$answer = $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $base );
		$this->assertSame( array( 409, array( 'status' ) ), array( $answer->get_status(), $answer->get_data()['data']['changed'] ?? null ) );
	}

	public function test_who_moved_a_page_to_the_trash_in_wp_admin_is_named(): void {
		$mine = $this->log_in_as( 'administrator' );
		$path = $this->make_page();
		$this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $this->version( $path ) );
		foreach ( wp_get_post_revisions( (int) basename( $path ) ) as $revision ) {
			$this->backdate( "/$revision->ID" );
		}
		$base  = $this->version( $path );
		$other = $this->log_in_as( 'administrator' );
		wp_trash_post( (int) basename( $path ) );
		wp_set_current_user( $mine );
		$this->assertSame( $other, $this->ask( 'PUT', $path, array( 'title' => 'Again' ), $base )->get_data()['data']['author']['id'] ?? 0 );
	}

	/** Two changes within one second have the same time. */
	private function backdate( string $path ): void {
		global $wpdb;
		$id = (int) basename( $path );
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2019-01-01 00:00:00' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}

	public function test_distinguishes_changes_within_one_second(): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page();
		foreach ( range( 1, 3 ) as $number ) {
			$base = $this->version( $path );
			$this->ask( 'PUT', $path, array( 'content' => "Theirs $number" ) );
			$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'content' => 'Mine' ), $base )->get_status() );
		}
	}

	public function test_compares_terms_and_meta_separately(): void {
		$this->log_in_as( 'administrator' );
		$path     = '/wp/v2/posts/' . $this->make_post();
		$category = wp_insert_term( uniqid( 'category' ), 'category' )['term_id'];
		$base     = $this->version( $path );
		$this->ask( 'PUT', $path, array( 'categories' => array( $category ) ) );
		$this->assertSame( 200, $this->ask( 'PUT', $path, array( 'meta' => array( 'footnotes' => '[]' ) ), $base )->get_status(), 'meta that nobody has changed' );
		$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'categories' => array( 1 ) ), $base )->get_status(), 'categories' );
		$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'meta' => array( 'footnotes' => '[1]' ) ), $base )->get_status(), 'meta' );
	}

	public function test_names_the_author(): void {
		$other = $this->log_in_as( 'editor' );
		wp_update_user( array( 'ID' => $other, 'display_name' => 'Anna' ) );
		$path = $this->make_page();
		$this->log_in_as( 'administrator' );
		$base = $this->version( $path );
		wp_set_current_user( $other );
		$this->ask( 'PUT', $path, array( 'status' => 'draft' ), $base );
		$this->log_in_as( 'administrator' );
		$answer = $this->ask( 'PUT', $path, array( 'status' => 'private' ), $base )->get_data();
		$this->assertSame( array( 'id' => $other, 'name' => 'Anna' ), $answer['data']['author'] );
		$this->assertStringContainsString( 'Anna', $answer['message'], 'the words name her' );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT[\d:]+Z$/', $answer['data']['modified'], 'when' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_invalid_versions(): array {
		return array(
			'a word'      => array( 'yesterday' ),
			'markup'      => array( 'title:<script>' ),
			'a long one'  => array( str_repeat( 'title:0123456789 ', 1000 ) . 'title:0123456789' ),
			'no hash'     => array( 'title:' ),
		);
	}

	/** @dataProvider cases_rejects_invalid_versions */
	public function test_rejects_invalid_versions( string $version ): void {
		$this->log_in_as( 'administrator' );
		$path   = $this->make_page();
		$answer = $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $version );
		$this->assertSame( 400, $answer->get_status() );
		$this->assertSame( 'A test', $this->raw( $path, 'title' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_discloses_nothing_to_users_who_cannot_save(): array {
		return array(
			'nobody'       => array( '', 401 ),
			'a subscriber' => array( 'subscriber', 403 ),
			'an author'    => array( 'author', 403 ),
		);
	}

	/** @dataProvider cases_discloses_nothing_to_users_who_cannot_save */
	public function test_discloses_nothing_to_users_who_cannot_save( string $role, int $status ): void {
		$path = $this->make_page( array( 'post_content' => 'A secret' ) );
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( '', $this->version( $path ), 'the version' );
		foreach ( array( 'content:0123456789', 'no version' ) as $version ) {
			$answer = $this->ask( 'PUT', $path, array( 'content' => 'Mine' ), $version );
			$this->assertSame( $status, $answer->get_status() );
			$this->assertStringNotContainsString( 'A secret', (string) wp_json_encode( $answer->get_data() ), 'no record is told' );
		}
		$visible = $this->ask( 'GET', $path )->get_data();
		$this->assertFalse( isset( $visible[ Version::FIELD ] ), 'readers get none' );
	}

	public function test_alternating_requests_run_one_after_the_other(): void {
		$this->log_in_as( 'administrator' );
		$path  = $this->make_page();
		$base  = $this->version( $path );
		$inner = null;
		// The second arrives after the check of the first and before it is stored.
		$this->add_filter(
			'rest_pre_insert_page',
			function ( $post ) use ( $path, &$inner ) {
				$lock  = new Save_Lock( 'page:' . basename( $path ) );
				$inner = $lock->take( 0.1 );
				return $post;
			}
		);
		$this->assertSame( 200, $this->ask( 'PUT', $path, array( 'title' => 'First' ), $base )->get_status() );
		$this->assertFalse( $inner, 'the second has the lock:' );
		$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'title' => 'Second' ), $base )->get_status() );
		$after = new Save_Lock( 'page:' . basename( $path ) );
		$this->assertTrue( $after->take( 0.1 ), 'the lock is free after a refusal:' );
		$after->release();
	}

	public function test_waits_for_a_save_and_then_gives_up(): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page();
		$base = $this->version( $path );
		$lock = new Save_Lock( 'page:' . basename( $path ) );
		$lock->take();
		$answer = $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $base );
		$this->assertSame( 423, $answer->get_status() );
		$this->assertSame( 'A test', $this->raw( $path, 'title' ) );
		$lock->release();
	}

	public function test_a_role_that_is_lost_while_a_save_waits_is_lost(): void {
		$user = $this->log_in_as( 'administrator' );
		$path = $this->make_page();
		$this->demote_while_waiting( 'page:' . basename( $path ), $user );
		$this->assertSame( 403, $this->ask( 'PUT', $path, array( 'title' => 'Mine' ) )->get_status() );
		$this->assertSame( 'A test', get_post( (int) basename( $path ) )->post_title );
		$free = new Save_Lock( 'page:' . basename( $path ) );
		$this->assertTrue( $free->take( 0.1 ), 'the lock is free afterwards:' );
		$free->release();
	}

	public function test_detects_changes_of_another_process(): void {
		global $wpdb;
		$this->log_in_as( 'administrator' );
		$path = $this->make_page();
		$base = $this->version( $path );
		get_post( (int) basename( $path ) );
		// Bypasses WordPress, whose cache in this process keeps the old content.
		$wpdb->update( $wpdb->posts, array( 'post_title' => 'Theirs' ), array( 'ID' => (int) basename( $path ) ) );
		$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $base )->get_status() );
	}

	public function test_lists_have_versions_on_request(): void {
		$this->log_in_as( 'administrator' );
		$id    = (int) basename( $this->make_page() );
		$query = array(
			'context' => 'edit',
			'include' => array( $id ),
		);
		$this->assertTrue( isset( $this->ask_as_atelier( '/wp/v2/pages', $query )->get_data()[0][ Version::FIELD ] ), 'a whole record has one' );
		$this->assertFalse( isset( $this->ask( 'GET', '/wp/v2/pages', $query + array( '_fields' => 'id,title' ) )->get_data()[0][ Version::FIELD ] ), 'who asks for others gets none' );
		$part = $this->ask( 'GET', '/wp/v2/pages', $query + array( '_fields' => 'id,title,' . Version::FIELD ) )->get_data()[0][ Version::FIELD ];
		$path = "/wp/v2/pages/$id";
		$this->ask( 'PUT', $path, array( 'content' => 'Theirs' ) );
		$this->assertSame( 200, $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $part )->get_status() );
		$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'title' => 'Again' ), $part )->get_status() );
	}

	public function test_ignores_users_with_the_id_of_a_post(): void {
		$this->log_in_as( 'administrator' );
		$user = $this->log_in_as( 'subscriber' );
		wp_delete_post( $user, true );
		$post = $this->make_post( array( 'import_id' => $user ) );
		$this->assertSame( $user, $post, 'the post has the number of the user:' );
		update_post_meta( $post, '_edit_last', 1 );
		foreach ( array( 'title:0123456789', 'no version' ) as $version ) {
			$answer = $this->ask( 'POST', "/wp/v2/users/$user", array( 'description' => 'About me' ), $version );
			$this->assertSame( 200, $answer->get_status() );
		}
		$this->assertSame( '1', get_post_meta( $post, '_edit_last', true ) );
	}

	public function test_takes_no_lock_for_other_routes(): void {
		$this->log_in_as( 'administrator' );
		$id = (int) basename( $this->make_page() );
		wp_set_current_user( 0 );
		$this->register_public_route();
		$locks = $this->count_locks();
		$this->assertSame( 200, $this->ask( 'POST', "/atelier-test/v1/things/$id", array( 'title' => 'Mine' ), 'title:0123456789' )->get_status() );
		$this->assertSame( 0, $locks(), 'queries for locks:' );
	}

	/** A public route, such as that of a form. */
	private function register_public_route(): void {
		rest_get_server();
		register_rest_route(
			'atelier-test/v1',
			'/things/(?P<id>\d+)',
			array(
				'methods'             => 'POST',
				'callback'            => static fn( $request ) => array( 'id' => (int) $request['id'] ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/** @return callable(): int The number of queries for locks since. */
	private function count_locks(): callable {
		$count = 0;
		$this->add_filter(
			'query',
			static function ( $query ) use ( &$count ) {
				$count += false === strpos( $query, 'atelier_saving_' ) ? 0 : 1;
				return $query;
			}
		);
		return static function () use ( &$count ): int {
			return $count;
		};
	}

	public function test_takes_no_lock_without_permission_on_a_public_route(): void {
		$path = $this->make_page();
		$this->log_in_as( 'subscriber' );
		$handler = null;
		foreach ( rest_get_server()->get_routes( 'wp/v2' )['/wp/v2/pages/(?P<id>[\d]+)'] as $one ) {
			$handler = isset( $one['methods']['PUT'] ) ? $one : $handler;
		}
		$request = new WP_REST_Request( 'PUT', $path );
		$request->set_url_params( array( 'id' => basename( $path ) ) );
		$request->set_header( Rest::BASED_ON, 'title:0123456789' );
		$locks = $this->count_locks();
		$this->assertNull( ( new Save_Guard( new Uncached_Reads(), Wiring::draft_request() ) )->before_saving( null, $request, '', $handler ) );
		$this->assertSame( 0, $locks(), 'queries for locks:' );
	}

	public function test_rejects_a_request_with_two_ids(): void {
		$this->log_in_as( 'administrator' );
		$path  = $this->make_page();
		$other = $this->make_page();
		$base  = $this->version( $path );
		$this->ask( 'PUT', $other, array( 'title' => 'Theirs' ) );
		// In WordPress, the body takes precedence.
		$answer = $this->ask( 'PUT', $path, array( 'title' => 'Mine', 'id' => (int) basename( $other ) ), $base );
		$this->assertSame( 400, $answer->get_status() );
		$this->assertSame( 'Theirs', $this->raw( $other, 'title' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_survives_every_body(): array {
		return array(
			'a list'            => array( '[1,2]' ),
			'a list of objects' => array( '[{"title":"Mine"}]' ),
			'null'              => array( 'null' ),
			'numbers as names'  => array( '{"0":1,"7":{"raw":"x"}}' ),
			'meta in a list'    => array( '{"meta":[1]}' ),
		);
	}

	/** @dataProvider cases_survives_every_body */
	public function test_survives_every_body( string $body ): void {
		$this->log_in_as( 'administrator' );
		$path = $this->make_page();
		$base = $this->version( $path );
		$this->ask( 'PUT', $path, array( 'title' => 'Theirs' ) );
		foreach ( array( 'PUT', 'DELETE' ) as $method ) {
			foreach ( array( $base, '12:0123456789', '12:0123456789 *:0123456789' ) as $version ) {
				$request = new WP_REST_Request( $method, $path );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_header( Rest::BASED_ON, $version );
				$request->set_body( $body );
				$status = rest_do_request( $request )->get_status();
				$this->assertTrue( $status < 500, "$method is answered, not $status" );
			}
		}
		$this->assertSame( 'Theirs', $this->raw( $path, 'title' ) );
	}

	public function test_clears_only_the_cache_of_the_record(): void {
		$this->log_in_as( 'administrator' );
		$path  = $this->make_page();
		$base  = $this->version( $path );
		$other = (int) basename( $this->make_page() );
		$this->ask( 'PUT', $path, array( 'title' => 'Theirs' ) );
		get_post( $other );
		wp_cache_set( 'atelier_test', 'kept', 'atelier_test' );
		$changed = wp_cache_get_last_changed( 'posts' );
		$cleaned = array();
		$this->add_filter(
			'clean_post_cache',
			static function ( $id ) use ( &$cleaned ) {
				$cleaned[] = $id;
			}
		);
		$this->assertSame( 409, $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $base )->get_status() );
		$this->assertSame( array(), $cleaned, 'whose cache was cleaned:' );
		$this->assertSame( $changed, wp_cache_get_last_changed( 'posts' ), 'lists are as they were:' );
		$this->assertNotEmpty( wp_cache_get( $other, 'posts' ), 'another post is still cached' );
		$this->assertSame( 'kept', wp_cache_get( 'atelier_test', 'atelier_test' ) );
	}

	public function test_reads_from_the_primary_database(): void {
		global $wpdb;
		$this->log_in_as( 'administrator' );
		$path   = $this->make_page();
		$base   = $this->version( $path );
		$id     = (int) basename( $path );
		$stale  = $wpdb->get_row( "SELECT * FROM $wpdb->posts WHERE ID = $id" );
		$before = $wpdb;
		$this->ask( 'PUT', $path, array( 'title' => 'Theirs' ) );
		wp_cache_delete( $id, 'posts' );
		try {
			$wpdb   = new Replica( $before, $stale ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			$answer = $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $base );
		} finally {
			$wpdb = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			wp_cache_delete( $id, 'posts' );
		}
		$this->assertSame( 409, $answer->get_status() );
		$this->assertSame( 'Theirs', $answer->get_data()['data']['record']['title']['raw'] );
	}

	public function test_finds_a_template_customized_during_the_wait(): void {
		$this->log_in_as( 'administrator' );
		$path = $this->theme_template();
		$base = $this->version( $path );
		// The cache of this process: there is no such post, and no term of the theme.
		get_block_template( get_stylesheet() . '//404' );
		$last = array( wp_cache_get_last_changed( 'posts' ), wp_cache_get_last_changed( 'terms' ) );
		$this->ask( 'PUT', $path, array( 'content' => 'Theirs' ) );
		wp_cache_set( 'last_changed', $last[0], 'posts' );
		wp_cache_set( 'last_changed', $last[1], 'terms' );
		$answer = $this->ask( 'PUT', $path, array( 'content' => 'Mine' ), $base );
		wp_cache_set_last_changed( 'posts' );
		wp_cache_set_last_changed( 'terms' );
		$this->reset_template( $path );
		$this->assertSame( 409, $answer->get_status() );
	}

	public function test_other_clients_get_no_version_at_no_cost(): void {
		$this->log_in_as( 'administrator' );
		$path  = $this->make_page();
		$query = array(
			'context' => 'edit',
			'include' => array( (int) basename( $path ) ),
		);
		$one   = $this->ask( 'GET', $path, array( 'context' => 'edit' ) )->get_data();
		$many  = $this->ask( 'GET', '/wp/v2/pages', $query )->get_data();
		$saved = $this->ask( 'PUT', $path, array( 'title' => 'Theirs' ) )->get_data();
		foreach ( array( $one, $many[0], $saved, $this->ask( 'GET', $this->theme_template(), array( 'context' => 'edit' ) )->get_data() ) as $record ) {
			$this->assertTrue( isset( $record['id'] ) && ! array_key_exists( Version::FIELD, $record ), 'there is no version' );
		}
		$gone = $this->ask( 'DELETE', $this->make_page(), array( 'force' => true ) )->get_data();
		$this->assertTrue( isset( $gone['previous']['id'] ) && ! array_key_exists( Version::FIELD, $gone['previous'] ), 'nor of what was deleted' );
		$known = $this->ask( 'PUT', $path, array( 'title' => 'Mine' ), $this->version( $path ) )->get_data();
		$this->assertSame( $this->version( $path ), $known[ Version::FIELD ] ?? '', 'who says what a save is based on is told the next version:' );
	}

	public function test_allows_its_headers_from_another_origin(): void {
		rest_get_server();
		$allowed = apply_filters( 'rest_allowed_cors_headers', array( 'X-WP-Nonce' ), new WP_REST_Request() );
		$this->assertSame( array( 'X-WP-Nonce', Rest::BASED_ON, Rest::CLIENT, Rest::RUN ), $allowed );
	}

	public function test_a_save_without_a_version_keeps_what_was_saved_while_it_waited(): void {
		global $wpdb;
		$this->log_in_as( 'administrator' );
		$path    = $this->make_page();
		$id      = (int) basename( $path );
		$is_done = false;
		get_post( $id );
		$this->add_filter(
			'query',
			static function ( $sql ) use ( $wpdb, $id, &$is_done ) {
				if ( ! $is_done && false !== strpos( $sql, 'INSERT IGNORE' ) && false !== strpos( $sql, 'atelier_saving_' ) ) {
					$is_done = true;
					// Another process, such as a publication, has the lock until now.
					$wpdb->update( $wpdb->posts, array( 'post_title' => 'Published' ), array( 'ID' => $id ) );
					return $sql;
				}
				return $sql;
			}
		);
		$request = new WP_REST_Request( 'PUT', $path );
		$request->set_body_params( array( 'excerpt' => 'Mine' ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		$this->assertTrue( $is_done, 'it waits for its turn' );
		wp_cache_flush();
		$this->assertSame( array( 'Published', 'Mine' ), array( get_post( $id )->post_title, get_post( $id )->post_excerpt ) );
	}
}
