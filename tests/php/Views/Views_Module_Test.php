<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Views;

use Atelier\Support\Page;
use Atelier\Tests\Test_Case;
use Atelier\Views\View_Settings;
use Atelier\Views\Views_Module;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

final class Views_Module_Test extends Test_Case {
	private const ROUTE = '/wp/v2/wp_dataviews';
	private const VIEW  = '{"type":"table"}';

	/** @param array<string, mixed> $arguments */
	private function ask( string $method, string $path = '', array $arguments = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, self::ROUTE . $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $arguments );
		} else {
			$request->set_body_params( $arguments );
		}
		return rest_do_request( $request );
	}

	private function make_view( string $content = self::VIEW ): int {
		return $this->make_post(
			array(
				'post_type'    => Views_Module::POST_TYPE,
				'post_title'   => 'A view',
				'post_content' => $content,
			)
		);
	}

	/** Logs in a user with only the capability for Atelier. */
	private function log_in_as_designer(): WP_User {
		$user = new WP_User( $this->log_in_as( 'subscriber' ) );
		$user->add_cap( Page::capability() );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		return $user;
	}

	/** @return array<string, list<mixed>> */
	public static function cases_are_for_users_of_atelier(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an editor'    => array( 'editor', 403 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_are_for_users_of_atelier */
	public function test_are_for_users_of_atelier( string $role, int $status ): void {
		$id = $this->make_view();
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->ask( 'GET' )->get_status(), 'the list' );
		$this->assertSame( $status, $this->ask( 'GET', "/$id" )->get_status(), 'one' );
		$this->assertSame( $status, $this->ask( 'PUT', "/$id", array( 'title' => 'Another' ) )->get_status(), 'renaming' );
		$made = $this->ask(
			'POST',
			'',
			array(
				'title'   => 'Mine',
				'content' => self::VIEW,
				'status'  => 'publish',
			)
		);
		$this->assertSame( 200 === $status ? 201 : $status, $made->get_status(), 'a new one' );
		$this->assertSame( $status, $this->ask( 'DELETE', "/$id", array( 'force' => true ) )->get_status(), 'deleting' );
	}

	public function test_require_a_nonce(): void {
		$id = $this->make_view();
		$this->log_in_as( 'administrator' );
		$before                         = $GLOBALS['wp_rest_auth_cookie'] ?? null;
		$GLOBALS['wp_rest_auth_cookie'] = true;
		rest_cookie_check_errors( null );
		$GLOBALS['wp_rest_auth_cookie'] = $before;
		$this->assertSame( 401, $this->ask( 'GET' )->get_status() );
		$this->assertSame( 401, $this->ask( 'DELETE', "/$id", array( 'force' => true ) )->get_status() );
		$this->assertNotEmpty( get_post( $id ), 'the view is still there' );
	}

	public function test_can_be_changed_by_authors_and_editors_of_others_pages(): void {
		$this->log_in_as( 'administrator' );
		$theirs = $this->make_view();
		$this->log_in_as_designer();
		$own = $this->make_view();
		$ids = array_column( $this->ask( 'GET', '', array( 'context' => 'edit' ) )->get_data(), 'id' );
		$this->assertSame( array( false, true ), array( in_array( $theirs, $ids, true ), in_array( $own, $ids, true ) ), 'listed' );
		$this->assertSame( 403, $this->ask( 'PUT', "/$theirs", array( 'title' => 'Taken' ) )->get_status() );
		$this->assertSame( 403, $this->ask( 'DELETE', "/$theirs", array( 'force' => true ) )->get_status() );
		$this->assertSame( 200, $this->ask( 'PUT', "/$own", array( 'title' => 'Mine' ) )->get_status() );
		$this->log_in_as( 'administrator' );
		$this->assertSame( 200, $this->ask( 'PUT', "/$own", array( 'title' => 'Ours' ) )->get_status() );
	}

	public function test_belong_to_a_type_by_a_term_that_users_can_create(): void {
		$this->log_in_as_designer();
		$request = new WP_REST_Request( 'POST', '/wp/v2/' . Views_Module::TAXONOMY );
		$request->set_body_params( array( 'name' => 'page' ) );
		$made = rest_do_request( $request );
		$term = $made->get_data()['id'] ?? get_term_by( 'slug', 'page', Views_Module::TAXONOMY )->term_id;
		$view = $this->ask(
			'POST',
			'',
			array(
				'title'               => 'Of pages',
				'content'             => self::VIEW,
				'status'              => 'publish',
				Views_Module::TAXONOMY => array( $term ),
			)
		)->get_data();
		$listed = array_column( $this->ask( 'GET', '', array( Views_Module::TAXONOMY => $term ) )->get_data(), 'id' );
		$this->assertContains( $view['id'], $listed );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_reject_invalid_views(): array {
		return array(
			'nothing'                 => array( '', 'atelier_view_no_json' ),
			'words'                   => array( 'My view', 'atelier_view_no_json' ),
			'half a view'             => array( '{"type":"table"', 'atelier_view_no_json' ),
			'a list'                  => array( '["table"]', 'atelier_view_no_json' ),
			'a number'                => array( '7', 'atelier_view_no_json' ),
			'no layout'               => array( '{"search":"x"}', 'atelier_view_no_view' ),
			'an unknown layout'       => array( '{"type":"kanban"}', 'atelier_view_no_view' ),
			'filters that are none'   => array( '{"type":"table","filters":"all"}', 'atelier_view_no_view' ),
			'a filter of no field'    => array( '{"type":"table","filters":[{"operator":"is"}]}', 'atelier_view_no_view' ),
			'an unknown direction'    => array( '{"type":"table","sort":{"field":"title","direction":"up"}}', 'atelier_view_no_view' ),
			'page 0'                  => array( '{"type":"table","page":0}', 'atelier_view_no_view' ),
			'too many items'          => array( '{"type":"table","perPage":100000}', 'atelier_view_no_view' ),
			'something very deep'     => array( '{"type":"table","x":' . str_repeat( '[', 20 ) . str_repeat( ']', 20 ) . '}', 'atelier_view_no_json' ),
			'something very long'     => array( '{"type":"table","x":"' . str_repeat( 'x', View_Settings::MAX_SIZE ) . '"}', 'atelier_view_too_large' ),
		);
	}

	/** @dataProvider cases_reject_invalid_views */
	public function test_reject_invalid_views( string $content, string $code ): void {
		$this->log_in_as( 'administrator' );
		$id       = $this->make_view();
		$response = $this->ask( 'PUT', "/$id", array( 'content' => $content ) );
		$this->assertSame( array( 400, $code ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->assertSame( self::VIEW, get_post( $id )->post_content, 'what is stored' );
		$new = $this->ask( 'POST', '', array( 'content' => $content ) );
		$this->assertSame( 400, $new->get_status(), 'a new one' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_are_returned_as_they_were_sent(): array {
		return array(
			'with markup in its search' => array( '{"type":"table","search":"<script>alert(1)</script> & \\"more\\" \\\\ it\'s"}' ),
			'with an empty object'      => array( '{"type":"grid","layout":{},"filters":[]}' ),
			'with what others keep'     => array( '{"type":"list","myPlugin":{"colour":"<b>"},"fields":["my-field"]}' ),
			'with other alphabets'      => array( '{"type":"table","search":"日本語 🎉 é"}' ),
		);
	}

	/** @dataProvider cases_are_returned_as_they_were_sent */
	public function test_are_returned_as_they_were_sent( string $content ): void {
		$this->log_in_as_designer();
		$made = $this->ask(
			'POST',
			'',
			array(
				'content' => $content,
				'status'  => 'publish',
			)
		)->get_data();
		$stored = $this->ask( 'GET', "/{$made['id']}", array( 'context' => 'edit' ) )->get_data()['content']['raw'];
		$this->assertSame( wp_json_encode( json_decode( $content ) ), wp_json_encode( json_decode( $stored ) ) );
		$this->assertFalse( strpbrk( $stored, '<>&' ), 'signs of HTML in what is stored' );
	}

	public function test_can_be_renamed_alone(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_view( 'invalid' );
		$this->assertSame( 200, $this->ask( 'PUT', "/$id", array( 'title' => 'Mended later' ) )->get_status() );
		$this->assertSame( 'invalid', get_post( $id )->post_content );
	}

	public function test_keep_the_registration_of_another_plugin(): void {
		unregister_post_type( Views_Module::POST_TYPE );
		register_post_type( Views_Module::POST_TYPE, array( 'label' => 'Theirs' ) );
		$this->remove_callbacks( 'rest_pre_insert_' . Views_Module::POST_TYPE );
		( new Views_Module() )->register_types();
		$label   = get_post_type_object( Views_Module::POST_TYPE )->label;
		$checked = has_filter( 'rest_pre_insert_' . Views_Module::POST_TYPE );
		unregister_post_type( Views_Module::POST_TYPE );
		( new Views_Module() )->register_types();
		register_taxonomy_for_object_type( Views_Module::TAXONOMY, Views_Module::POST_TYPE );
		$this->assertSame( array( 'Theirs', false ), array( $label, $checked ) );
	}

	public function test_can_be_switched_off(): void {
		unregister_post_type( Views_Module::POST_TYPE );
		add_filter( 'atelier_custom_views', '__return_false' );
		( new Views_Module() )->register_types();
		$type = get_post_type_object( Views_Module::POST_TYPE );
		remove_filter( 'atelier_custom_views', '__return_false' );
		unregister_post_type( Views_Module::POST_TYPE );
		( new Views_Module() )->register_types();
		register_taxonomy_for_object_type( Views_Module::TAXONOMY, Views_Module::POST_TYPE );
		$this->assertSame( array( false, 'do_not_allow' ), array( $type->show_in_rest, $type->cap->edit_posts ), 'stored views are nobody’s' );
	}

	/** @return array<string, list<string>> */
	public static function cases_are_for_users_of_atelier_in_every_status(): array {
		return array_map( static fn( string $status ): array => array( $status ), array_combine( array( 'publish', 'draft', 'private', 'pending', 'future', 'trash' ), array( 'publish', 'draft', 'private', 'pending', 'future', 'trash' ) ) );
	}

	/**
	 * Users who can edit pages of others but not use Atelier.
	 * @dataProvider cases_are_for_users_of_atelier_in_every_status
	 */
	public function test_are_for_users_of_atelier_in_every_status( string $status ): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_view();
		wp_update_post( array( 'ID' => $id, 'post_status' => $status, 'post_date' => 'future' === $status ? '2999-01-01 00:00:00' : '2019-01-01 00:00:00' ) );
		$this->log_in_as( 'editor' );
		$this->assertSame( array( 403, 403, 403 ), array( $this->ask( 'GET', "/$id", array( 'context' => 'edit' ) )->get_status(), $this->ask( 'PUT', "/$id", array( 'title' => 'Taken' ) )->get_status(), $this->ask( 'DELETE', "/$id", array( 'force' => true ) )->get_status() ), 'in REST' );
		$this->assertSame( array( false, false ), array( current_user_can( 'edit_post', $id ), current_user_can( 'delete_post', $id ) ), 'in wp-admin' );
		$this->assertInstanceOf( \IXR_Error::class, $this->ask_xml_rpc( 'editor', 'wp_editPost', array( $id, array( 'post_content' => 'Taken' ) ) ), 'editing by XML-RPC is refused' );
		$this->assertInstanceOf( \IXR_Error::class, $this->ask_xml_rpc( 'editor', 'wp_deletePost', array( $id ) ), 'deleting by XML-RPC is refused' );
		$this->assertInstanceOf( \IXR_Error::class, $this->ask_xml_rpc( 'editor', 'wp_getPost', array( $id ) ), 'reading by XML-RPC is refused' );
		$this->assertSame( self::VIEW, get_post( $id )->post_content );
	}

	public function test_are_validated_when_they_are_read(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_view( '{"type":"kanban"}' );
		$this->assertSame( '', $this->ask( 'GET', "/$id", array( 'context' => 'edit' ) )->get_data()['content']['raw'] );
		$this->assertSame( '{"type":"kanban"}', get_post( $id )->post_content, 'what is stored' );
	}
}
