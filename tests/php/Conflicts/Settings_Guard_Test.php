<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Conflicts;

use Atelier\Records\Version;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/Demotion.php';

final class Settings_Guard_Test extends Test_Case {
	use Demotion;

	private const ROUTE = '/wp/v2/settings';

	/**
	 * @param array<string, mixed>  $settings To save; empty to read.
	 * @param array<string, string> $headers
	 */
	private function ask( array $settings = array(), array $headers = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $settings ? 'POST' : 'GET', self::ROUTE );
		if ( $settings ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $settings ) );
		}
		$request->set_headers( $headers, false );
		return rest_do_request( $request );
	}

	private function version(): string {
		return $this->ask( array(), array( Rest::CLIENT => '1' ) )->get_data()[ Version::FIELD ] ?? '';
	}

	/** @param array<string, mixed> $settings */
	private function save( array $settings, string $version ): WP_REST_Response {
		return $this->ask( $settings, array( Rest::BASED_ON => $version ) );
	}

	public function test_a_role_that_is_lost_while_a_save_waits_is_lost(): void {
		$user = $this->log_in_as( 'administrator' );
		$base = $this->version();
		$this->demote_while_waiting( 'root:site', $user );
		$this->assertSame( 403, $this->save( array( 'title' => 'Mine' ), $base )->get_status() );
		$this->assertNotSame( 'Mine', get_option( 'blogname' ) );
	}

	public function test_rejects_only_what_someone_else_has_changed(): void {
		$this->log_in_as( 'administrator' );
		$base = $this->version();
		$this->assertSame( 200, $this->save( array( 'title' => 'Theirs' ), $base )->get_status(), 'the first:' );

		$second = $this->save( array( 'title' => 'Mine' ), $base );
		$this->assertSame( 409, $second->get_status(), 'the second:' );
		$data = $second->get_data()['data'];
		$this->assertSame( array( 'title' ), $data['changed'] );
		$this->assertSame( 'Theirs', $data['record']['title'] );
		$this->assertSame( $this->version(), $data['record'][ Version::FIELD ] );
		$this->assertSame( 'Theirs', get_option( 'blogname' ), 'what is stored:' );

		$this->assertSame( 200, $this->save( array( 'description' => 'Mine' ), $base )->get_status(), 'another setting:' );
		$this->assertSame( 200, $this->save( array( 'title' => 'Theirs' ), $base )->get_status(), 'the same value:' );
		$this->assertSame( 200, $this->save( array( 'title' => 'Mine' ), $data['version'] )->get_status(), 'knowingly:' );
		$this->assertSame( 'Mine', get_option( 'blogname' ) );
	}

	public function test_accepts_the_version_of_a_single_setting(): void {
		$this->log_in_as( 'administrator' );
		preg_match( '/(?<=^| )posts_per_page:\w+/', $this->version(), $match );
		update_option( 'posts_per_page', 3 );
		$this->assertSame( 409, $this->save( array( 'posts_per_page' => 4 ), $match[0] )->get_status() );
	}

	public function test_reads_what_was_stored_since_the_request_began(): void {
		global $wpdb;
		$this->log_in_as( 'administrator' );
		$base = $this->version();
		// Like another request: the options of this one stay in its cache.
		$wpdb->update( $wpdb->options, array( 'option_value' => 'Theirs' ), array( 'option_name' => 'blogname' ) );
		$this->assertSame( 409, $this->save( array( 'title' => 'Mine' ), $base )->get_status() );
	}

	public function test_changes_nothing_for_other_clients(): void {
		$this->log_in_as( 'administrator' );
		$this->assertFalse( array_key_exists( Version::FIELD, $this->ask()->get_data() ), 'no version:' );
		$saved = $this->ask( array( 'title' => 'Mine' ) );
		$this->assertSame( 200, $saved->get_status() );
		$this->assertFalse( array_key_exists( Version::FIELD, $saved->get_data() ), 'no version after a save:' );
	}

	public function test_rejects_invalid_versions(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 400, $this->save( array( 'title' => 'Mine' ), 'nonsense' )->get_status() );
	}

	public function test_discloses_nothing_without_the_settings_capability(): void {
		$this->log_in_as( 'administrator' );
		$base = $this->version();
		update_option( 'blogname', 'Theirs' );
		$this->log_in_as( 'editor' );
		$refused = $this->save( array( 'title' => 'Mine' ), $base );
		$this->assertSame( 403, $refused->get_status() );
		$this->assertFalse( isset( $refused->get_data()['data']['record'] ) );
	}

	public function test_leaves_no_lock_behind(): void {
		global $wpdb;
		$this->log_in_as( 'administrator' );
		$base = $this->version();
		$this->save( array( 'title' => 'One' ), $base );
		$this->save( array( 'title' => 'Two' ), $base );
		$this->assertSame( 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'atelier\\_saving\\_%'" ) );
	}
}
